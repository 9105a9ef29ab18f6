import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { readMyData } from "#portal/account/read-my-data.ts";

/** What is kept about the signed-in user, as a file to download. */
export function GET() {
  return answerRead("Your data could not be read.", async () => {
    const data = await readMyData();
    if (!data) return refuse(401, "Please sign in.");
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        ...privately,
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-data.json"',
      },
    });
  });
}
