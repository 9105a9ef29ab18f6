import type { Metadata } from "next";
import { findCall } from "#calls/change-call.ts";
import { PrivateCall } from "#calls/private-call.tsx";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { getTexts } from "#texts/get-texts.ts";

// The address is a secret: no other site may learn it as the page a visitor came from.
export async function generateMetadata(): Promise<Metadata> {
  const { title } = (await getTexts()).privateCall;
  return { title, robots: { index: false }, referrer: "same-origin" };
}

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function CallPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { answer } = await searchParams;
  const call = await withinTimeLimit(findCall(token), 3000);
  return call ? <PrivateCall token={token} call={call} answer={answer} /> : <MissingPage />;
}
