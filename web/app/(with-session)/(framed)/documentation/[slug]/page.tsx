import type { Metadata } from "next";
import { GuidePage } from "#portal/documentation/guide-page.tsx";
import { GuideRating } from "#portal/documentation/guide-rating.tsx";
import { readGuide } from "#portal/documentation/read-guides.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const user = await getSessionUser().catch(() => null);
  const guide = user ? await readGuide(slug, user.role === "owner").catch(() => null) : null;
  return { title: guide?.title ?? "404" };
}

export default async function Guide({ params }: Props) {
  const { slug } = await params;
  const user = await requireUser();
  const guide = await readGuide(slug, user.role === "owner");
  if (!guide) return <MissingPage />;
  const { documentation } = await getTexts();
  return (
    <GuidePage guide={guide}>
      <LoadedPart
        name={documentation.rating.part}
        isAwaited
        render={() => GuideRating({ articleId: guide._id, slug, user })}
      />
    </GuidePage>
  );
}
