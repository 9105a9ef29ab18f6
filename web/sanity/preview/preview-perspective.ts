import "server-only";
import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import { cookies } from "next/headers";
import { setInFrame } from "./preview-cookie.ts";

/** What a preview shows: `["drafts"]`, nothing but what is `["published"]`, or first what a release holds: `["rSpring", "drafts"]`. */
export type PreviewPerspective = string[];

const usual: PreviewPerspective = ["drafts"];
const layersAtMost = 20;

/** What the editor chose in the Studio; the drafts where that says nothing sensible. */
export async function previewPerspective(): Promise<PreviewPerspective> {
  return parse((await cookies()).get(perspectiveCookieName)?.value) ?? usual;
}

/** Keeps what the editor chose, as the Studio writes it. Answers whether the preview showed something else so far. */
export async function choosePerspective(text: string | null | undefined): Promise<boolean> {
  const chosen = parse(text) ?? usual;
  const isOther = `${chosen}` !== `${await previewPerspective()}`;
  if (isOther) await setInFrame(perspectiveCookieName, chosen.join(","));
  return isOther;
}

function parse(text: string | null | undefined): PreviewPerspective | undefined {
  const layers = text?.split(",").map((layer) => (layer === "previewDrafts" ? "drafts" : layer)) ?? [];
  const areSensible = layers.every((layer) => /^[\w-]{1,100}$/.test(layer) && layer !== "raw");
  if (layers.length > 0 && layers.length <= layersAtMost && areSensible) return layers;
}
