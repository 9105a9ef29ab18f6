import type { Metadata } from "next";
import { ErrorScreen } from "#sections/error-screen/error-screen.tsx";

export const metadata: Metadata = { title: "404", robots: { index: false } };

export default function NotFound() {
  return <ErrorScreen title="404" message="The requested page could not be found." />;
}
