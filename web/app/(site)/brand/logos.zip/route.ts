import { zipLogos } from "#sections/brand-kit/zip-logos.ts";

export const dynamic = "force-static";
export const revalidate = 3600;

/** Every logo of the brand kit in one file; kept like a page, so it outlives an outage of the content service. */
export async function GET() {
  return new Response(await zipLogos(), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="logos.zip"',
    },
  });
}
