import { Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { Preview, type SanityDocument, useClient, useSchema } from "sanity";
import { type Receipt, readReceipts } from "../receipt/ask-site.ts";

const msBetweenLooks = 1000;
const looksAtMost = 60;

type Followed = { document: SanityDocument; receipt?: Receipt };

/** What became of documents that were published together: on which pages each is live, and when the last one was. */
export function TogetherReceipt({ ids }: { ids: string[] }) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const schema = useSchema();
  const [followed, setFollowed] = useState<Followed[]>([]);

  useEffect(() => {
    let isOver = false;
    const follow = async () => {
      const query = "*[_id in $ids] | order(_type, _id)";
      const documents: SanityDocument[] = await client.fetch(query, { ids }, { perspective: "published" });
      let all: Followed[] = documents.map((document) => ({ document }));
      for (let look = 0; look < looksAtMost && !isOver; look++) {
        all = await Promise.all(all.map((each) => (isSettled(each) ? each : ask(client, each))));
        if (isOver) return;
        setFollowed(all);
        if (all.every(isSettled)) return;
        await new Promise((resolve) => setTimeout(resolve, msBetweenLooks));
      }
    };
    void follow();
    return () => {
      isOver = true;
    };
  }, [client, ids]);

  const live = followed.flatMap(({ receipt }) => (receipt?.liveAt ? [receipt.liveAt] : []));
  const isAllLive = live.length === ids.length;
  return (
    <Card
      tone={isAllLive ? "positive" : "transparent"}
      padding={4}
      radius={2}
      border
      data-testid="together-receipt"
    >
      <Stack gap={4}>
        <Text size={1} weight="semibold" role="status">
          {isAllLive
            ? `All ${ids.length} are live, the last since ${timeOf(live)}.`
            : `Published together. ${live.length} of ${ids.length} are live.`}
        </Text>
        <Stack as="ul" gap={3}>
          {followed.map(({ document, receipt }) => {
            const schemaType = schema.get(document._type);
            return (
              <Flex as="li" key={document._id} gap={3} align="center">
                <div style={{ flex: 1, minWidth: 0 }}>
                  {schemaType ? (
                    <Preview schemaType={schemaType} value={document} layout="default" />
                  ) : (
                    document._id
                  )}
                </div>
                <Text size={1} style={{ flex: 1 }}>
                  {receipt?.sentence ?? "On its way."}
                </Text>
              </Flex>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
}

function isSettled({ receipt }: Followed): boolean {
  return receipt !== undefined && receipt.state !== "working";
}

async function ask(client: Parameters<typeof readReceipts>[0], each: Followed): Promise<Followed> {
  try {
    const receipts = await readReceipts(client, each.document._id);
    return { ...each, receipt: receipts.find(({ revision }) => revision === each.document._rev) };
  } catch {
    return each; // the site is away: what was published appears by itself, and is asked for again
  }
}

function timeOf(times: string[]): string {
  return new Date(times.toSorted().at(-1) ?? "").toLocaleTimeString();
}
