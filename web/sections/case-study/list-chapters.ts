import type { CaseStudyContent } from "./case-study.tsx";

type Chapter = NonNullable<CaseStudyContent["chapters"]>[number];

/** Whether it would show something and has nothing. Each component asks by itself; here it is whether the pictures are told. */
function isEmpty(chapter: Chapter): boolean {
  switch (chapter._type) {
    case "chapterPicture":
      return !chapter.picture?.asset;
    case "chapterPair":
      return !chapter.before?.asset || !chapter.after?.asset;
    case "chapterClip":
      return !chapter.clip?.mp4 && !chapter.clip?.webm;
    default:
      return false;
  }
}

/**
 * The chapters that have something to show. Where none shows a picture or a clip, those of the home page follow, but the first, which
 * stands at the head of the page.
 */
export function listChapters({
  chapters,
  images,
  videos,
}: Pick<CaseStudyContent, "chapters" | "images" | "videos">): Chapter[] {
  const filled = (chapters ?? []).filter((chapter) => !isEmpty(chapter));
  if (filled.some(({ _type }) => /Picture|Pair|Clip/.test(_type))) return filled;
  return [
    ...filled,
    ...(images ?? []).slice(1).map((picture) => ({
      _type: "chapterPicture" as const,
      _key: picture._key,
      picture,
      caption: null,
    })),
    ...(videos ?? []).map((clip) => ({ _type: "chapterClip" as const, _key: clip._key, clip })),
  ].filter((chapter) => !isEmpty(chapter));
}
