import { getTexts } from "#texts/get-texts.ts";

export const dynamic = "force-static";
export const revalidate = 3600;

/** What the consent dialog says, in the site's language: layout/consent/consent-dialog.ts asks for it. */
export async function GET() {
  return Response.json((await getTexts()).consent);
}
