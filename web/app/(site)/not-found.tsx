import type { Metadata } from "next";
import { missing } from "#sections/error-screen/describe-error.ts";
import { ErrorScreen } from "#sections/error-screen/error-screen.tsx";

export const metadata: Metadata = { title: "404", robots: { index: false } };

export default function NotFound() {
  return <ErrorScreen words={missing} />;
}
