import { readMyData } from "#accounts/settings/read-my-data.ts";
import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { getTexts } from "#texts/get-texts.ts";

/** What is kept about the signed-in user, as a file to download. */
export async function GET() {
  const { data: words } = (await getTexts()).account;
  return answerRead(words.failed, async () => {
    const data = await readMyData();
    if (!data) return refuse(401, words.signedOut);
    return new Response(data, {
      headers: {
        ...privately,
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-data.json"',
      },
    });
  });
}
