import { Card, Stack, Text } from "@sanity/ui";
import { IntentLink } from "sanity/router";
import type { Unready } from "../../schemas/find-unready.ts";

const settings = { id: "siteSettings", type: "siteSettings" };

const parts: Record<
  Unready,
  { title: string; text: string; intent: "edit" | "create"; params: Record<string, string> }
> = {
  name: {
    title: "Your name",
    text: "Site settings: the agency's name, and yours.",
    intent: "edit",
    params: settings,
  },
  portrait: {
    title: "Your portrait",
    text: "Site settings: the picture beside the first words of the home page.",
    intent: "edit",
    params: settings,
  },
  service: {
    title: "A first service",
    text: "A page that says what you offer; then a service card that leads to it: /services/ and its web address.",
    intent: "create",
    params: { type: "servicePage" },
  },
  words: {
    title: "Words of your own",
    text: "Home page, the tagline in Site settings, service cards and service pages: sentences are still there that only say what to write.",
    intent: "edit",
    params: { id: "homePage", type: "homePage" },
  },
  legal: {
    title: "Legal pages, reviewed",
    text: "No [blank] left in any of them, and the version 1.0 or more.",
    intent: "edit",
    params: { id: "legalPage-privacy-policy", type: "legalPage" },
  },
};

/** What is missing before the site opens, each with the way there. Mail and backup are on the owner's overview. */
export function OpeningList({ options }: { options?: { unready?: Unready[] } }) {
  return (
    <Stack as="ul" padding={4} gap={4}>
      {options?.unready?.map((part) => (
        <Card as="li" key={part} padding={4} radius={2} border>
          <Stack gap={3}>
            <Text weight="semibold">
              <IntentLink intent={parts[part].intent} params={parts[part].params}>
                {parts[part].title}
              </IntentLink>
            </Text>
            <Text size={1} muted>
              {parts[part].text}
            </Text>
          </Stack>
        </Card>
      ))}
      <Text as="li" size={1} muted>
        Mail and backup are proven in the portal: your overview there says when they are.
      </Text>
    </Stack>
  );
}
