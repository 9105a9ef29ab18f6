import { ImageResponse } from "next/og";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { listPublicPages } from "../../public-pages.ts";
import { LinkPreview } from "./link-preview.tsx";
import { readFonts } from "./read-fonts.ts";
import { readLogo } from "./read-logo.ts";

export const revalidate = 3600;

type Context = { params: Promise<{ page: string[] }> };

export async function generateStaticParams() {
  const pages = await listPublicPages();
  return pages.map(({ path }) => ({ page: path === "/" ? ["home"] : path.slice(1).split("/") }));
}

/** The picture that a shared link to the page shows: its title in the site's own looks. */
export async function GET(_request: Request, { params }: Context) {
  const { page } = await params;
  const path = page.join("/") === "home" ? "/" : `/${page.join("/")}`;
  const found = (await listPublicPages()).find((candidate) => candidate.path === path);
  if (!found) return new Response("Not found", { status: 404 });

  const settings = await getSiteSettings();
  return new ImageResponse(
    <LinkPreview
      title={path === "/" ? (settings?.tagline ?? found.title) : found.title}
      agencyName={settings?.agencyName ?? ""}
      region={found.line ?? settings?.region ?? ""}
      logo={await readLogo(settings?.logoOnDark)}
    />,
    { width: 1200, height: 630, fonts: await readFonts() },
  );
}
