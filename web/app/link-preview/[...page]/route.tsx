import { ImageResponse } from "next/og";
import { fileAtService } from "#sanity/file-url.ts";
import { type ImageSource, pictureAtService } from "#sanity/image-url.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { type PublicPage, readPublicPages } from "../../public-pages.ts";
import { defaultGround, isStageLight, LinkPreview, sizes } from "./link-preview.tsx";
import { readFonts } from "./read-fonts.ts";
import { readImage } from "./read-image.ts";

export const revalidate = 3600;

type Context = { params: Promise<{ page: string[] }> };

export async function generateStaticParams() {
  const pages = await readPublicPages();
  return pages.map(({ path }) => ({ page: path === "/" ? ["home"] : path.slice(1).split("/") }));
}

/** The picture that a shared link to the page shows: its title in the site's own looks, beside its own picture or the owner's. */
export async function GET(_request: Request, { params }: Context) {
  const { page } = await params;
  const path = page.join("/") === "home" ? "/" : `/${page.join("/")}`;
  const found = (await readPublicPages()).find((candidate) => candidate.path === path);
  if (!found) return new Response("Not found", { status: 404 });

  const settings = await getSiteSettings();
  const [logo, picture] = await Promise.all([
    readImage(settings?.logoOnDark && !isStageLight ? fileAtService(settings.logoOnDark) : undefined),
    readPicture(found, settings?.portrait),
  ]);
  const words = {
    title: path === "/" ? (settings?.tagline ?? found.title) : found.title,
    agencyName: settings?.agencyName ?? "",
    line: found.line ?? settings?.region ?? "",
  };
  return new ImageResponse(<LinkPreview {...words} logo={logo} picture={picture} />, {
    width: 1200,
    height: 630,
    fonts: await readFonts(Object.values(words).join(" ")),
  });
}

async function readPicture({ picture, ground }: PublicPage, portrait: ImageSource | null | undefined) {
  const [source, size] = picture?.asset ? [picture, sizes.onGround] : [portrait, sizes.whole];
  const address = source && (await readImage(pictureAtService(source, size)));
  return address ? { address, ...(picture?.asset && { ground: ground ?? defaultGround }) } : undefined;
}
