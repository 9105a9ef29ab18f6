import { Card, Stack, Text } from "@sanity/ui";
import type { InputProps } from "sanity";

/** Fields by which something is kept from visitors of the site, and what is true of them where the dataset is public. */
const notes: Record<string, string> = {
  audience:
    "This dataset is public. The portal shows a guide only to whom you choose here, but anybody who knows the dataset’s name can read it once it is published.",
  publishFrom:
    "This dataset is public. The site waits for this moment, but anybody who knows the dataset’s name can read this as soon as you publish it.",
};

export function hasPublicNote(field: string): boolean {
  return Object.hasOwn(notes, field);
}

/** The field, and below it what a public dataset makes of it. */
export function WithPublicNote(props: InputProps) {
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Card tone="caution" padding={3} radius={2} border>
        <Text size={1}>{notes[props.id]}</Text>
      </Card>
    </Stack>
  );
}
