import { Button, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useMemo, useState } from "react";
import { getPublishedId, useClient } from "sanity";
import { publishDocuments } from "../redirects/publish-documents.ts";
import { DraftRow, type Judgement } from "./draft-row.tsx";
import { TogetherReceipt } from "./together-receipt.tsx";
import { type Draft, mostDrafts, watchDrafts } from "./watch-drafts.ts";

type Stage = { is: "idle" | "sending" } | { is: "refused"; why: string } | { is: "sent"; ids: string[] };

/**
 * What is not published yet. What is chosen of it is published at once: all of it or, when one draft is not ready or was changed meanwhile, nothing.
 */
export function PublishTogether() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [drafts, setDrafts] = useState<Draft[]>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [judgements, setJudgements] = useState<Record<string, Judgement | undefined>>({});
  const [stage, setStage] = useState<Stage>({ is: "idle" });

  useEffect(() => {
    const watching = watchDrafts(client).subscribe({ next: setDrafts, error: () => setDrafts([]) });
    return () => watching.unsubscribe();
  }, [client]);

  const judge = useCallback(
    (id: string, judgement: Judgement | undefined) =>
      setJudgements((known) => ({ ...known, [id]: judgement })),
    [],
  );
  const toPublish = useMemo(
    () => drafts?.filter(({ draft }) => chosen.has(draft._id)) ?? [],
    [drafts, chosen],
  );
  if (!drafts) return null;

  const isJudged = ({ draft }: Draft) => judgements[draft._id]?.revision === draft._rev;
  const isWrong = ({ draft }: Draft) => (judgements[draft._id]?.errors ?? 0) > 0;
  const wrong = toPublish.filter(isWrong).length;
  const choose = (ids: string[], isChosen: boolean) =>
    setChosen(
      (known) => new Set(isChosen ? [...known, ...ids] : [...known].filter((id) => !ids.includes(id))),
    );
  const publish = async () => {
    setStage({ is: "sending" });
    try {
      await publishDocuments(client, toPublish);
      setStage({ is: "sent", ids: toPublish.map(({ draft }) => getPublishedId(draft._id)) });
      setChosen(new Set());
    } catch {
      const why =
        "Nothing was published: one of them was changed meanwhile, or another shows what is not published. Look at them and try again.";
      setStage({ is: "refused", why });
    }
  };

  return (
    <Stack padding={4} gap={4}>
      {stage.is === "sent" ? <TogetherReceipt ids={stage.ids} /> : null}
      {stage.is === "refused" ? (
        <Card tone="critical" padding={3} radius={2} border role="alert">
          <Text size={1}>{stage.why}</Text>
        </Card>
      ) : null}
      {drafts.length === 0 ? <Text muted>Everything is published.</Text> : null}
      {drafts.length > 1 ? (
        <Flex align="center" gap={3}>
          <Checkbox
            id="all-drafts"
            checked={toPublish.length === drafts.length}
            indeterminate={toPublish.length > 0 && toPublish.length < drafts.length}
            onChange={({ currentTarget }) =>
              choose(
                drafts.map(({ draft }) => draft._id),
                currentTarget.checked,
              )
            }
          />
          <Text as="label" htmlFor="all-drafts" size={1} style={{ flex: 1 }}>
            {drafts.length === mostDrafts ? `The newest ${mostDrafts}` : `All ${drafts.length}`}
          </Text>
        </Flex>
      ) : null}
      <Stack as="ul" gap={2} aria-label="Not published yet">
        {drafts.map(({ draft }) => (
          <DraftRow
            key={draft._id}
            draft={draft}
            isChosen={chosen.has(draft._id)}
            onChoose={(isChosen) => choose([draft._id], isChosen)}
            onJudge={judge}
          />
        ))}
      </Stack>
      {drafts.length > 0 ? (
        <Flex align="center" gap={3} style={{ position: "sticky", bottom: 0 }}>
          <Button
            tone="positive"
            text={toPublish.length > 1 ? `Publish these ${toPublish.length} together` : "Publish"}
            disabled={
              toPublish.length === 0 || wrong > 0 || !toPublish.every(isJudged) || stage.is === "sending"
            }
            onClick={publish}
          />
          <Text size={1} muted role="status">
            {wrong > 0 ? "Open what has things to mend, or leave it out." : ""}
          </Text>
        </Flex>
      ) : null}
    </Stack>
  );
}
