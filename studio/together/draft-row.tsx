import { Checkbox, Flex, Text } from "@sanity/ui";
import { useEffect } from "react";
import { getPublishedId, Preview, useSchema, useValidationStatus } from "sanity";
import { IntentLink } from "sanity/router";
import type { Draft } from "./watch-drafts.ts";

/** What the Studio says of a draft: nothing yet, how many errors it has, and of which revision it says so. */
export type Judgement = { revision: string | undefined; errors: number };

type DraftRowProps = {
  draft: Draft["draft"];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onJudge: (id: string, judgement: Judgement | undefined) => void;
};

/** A draft to choose or to open, and whether it can be published as it is. */
export function DraftRow({ draft, isChosen, onChoose, onJudge }: DraftRowProps) {
  const schemaType = useSchema().get(draft._type);
  const { isValidating, revision, validation } = useValidationStatus(draft._id, draft._type, true);
  const errors = validation.filter(({ level }) => level === "error").length;
  useEffect(() => {
    onJudge(draft._id, isValidating ? undefined : { revision, errors });
  }, [draft._id, isValidating, revision, errors, onJudge]);
  const name = `draft-${draft._id}`;
  return (
    <Flex as="li" align="center" gap={3}>
      <Checkbox
        id={name}
        checked={isChosen}
        aria-labelledby={`${name}-title`}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <IntentLink
        intent="edit"
        params={{ id: getPublishedId(draft._id), type: draft._type }}
        id={`${name}-title`}
        style={{ flex: 1, minWidth: 0, color: "inherit", textDecoration: "none" }}
      >
        {schemaType ? <Preview schemaType={schemaType} value={draft} layout="default" /> : draft._id}
      </IntentLink>
      {errors > 0 && !isValidating ? (
        <Text size={1} muted>
          {errors === 1 ? "1 thing to mend" : `${errors} things to mend`}
        </Text>
      ) : null}
    </Flex>
  );
}
