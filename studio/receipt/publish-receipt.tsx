import { Button, Card, Flex, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useClient, useEditState } from "sanity";
import { NotAnEditor, type Receipt, readReceipts, refreshReceipt } from "./ask-site.ts";

const msBetweenLooks = 1000;
const looksAtMost = 30;
const gone = "gone"; // no revision: a document that only has a draft

type Known = { receipt?: Receipt; isSiteAway?: boolean };

/**
 * Above a published document: on which pages it is live and since when, or what went wrong. Above one that was taken
 * off: from where.
 */
export function PublishReceipt({ id, type }: { id: string; type: string }) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { published, draft } = useEditState(id, type);
  const awaited = published?._rev ?? (draft ? gone : undefined);
  const [known, setKnown] = useState<Known>({});
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again after Refresh was pressed.
  useEffect(() => {
    setKnown({});
    if (!awaited) return;
    let isOver = false;
    const follow = async () => {
      for (let look = 0; look < looksAtMost && !isOver; look++) {
        const next = await readKnown(client, id, awaited);
        if (isOver) return;
        setKnown(next);
        if (next.receipt && next.receipt.state !== "working") return;
        if (!next.receipt && !next.isSiteAway && look > 4) return;
        await new Promise((resolve) => setTimeout(resolve, msBetweenLooks));
      }
    };
    void follow();
    return () => {
      isOver = true;
    };
  }, [client, id, awaited, round]);

  const { receipt, isSiteAway } = known;
  if (!awaited || (!receipt && !isSiteAway)) return null;
  return (
    <Card
      tone={isSiteAway ? "caution" : toneOf(receipt)}
      padding={3}
      radius={2}
      marginBottom={4}
      border
      data-testid="publish-receipt"
    >
      <Flex align="center" gap={3} role="status">
        <Text size={1} style={{ flex: 1 }}>
          {isSiteAway
            ? "The site does not answer. What you published appears by itself once it is back."
            : receipt?.sentence}
        </Text>
        {receipt?.canBeRefreshed ? (
          <Button
            text="Refresh"
            mode="ghost"
            fontSize={1}
            padding={2}
            onClick={() => {
              void refreshReceipt(client, receipt.id)
                .catch(() => setKnown({ isSiteAway: true }))
                .finally(() => setRound((last) => last + 1));
            }}
          />
        ) : null}
      </Flex>
    </Card>
  );
}

async function readKnown(
  client: Parameters<typeof readReceipts>[0],
  id: string,
  awaited: string,
): Promise<Known> {
  try {
    const receipts = await readReceipts(client, id);
    const [newest] = receipts;
    if (awaited === gone) return newest?.operation === "delete" ? { receipt: newest } : {};
    return { receipt: receipts.find(({ revision }) => revision === awaited) };
  } catch (error) {
    return { isSiteAway: !(error instanceof NotAnEditor) };
  }
}

function toneOf(receipt: Receipt | undefined) {
  if (receipt?.state === "live") return "positive";
  return receipt?.state === "failed" || receipt?.canBeRefreshed ? "critical" : "transparent";
}
