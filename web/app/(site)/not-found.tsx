import type { Metadata } from "next";
import { MissingScreen } from "#sections/error-screen/missing-screen.tsx";

export const metadata: Metadata = { title: "404", robots: { index: false } };

export default function NotFound() {
  return <MissingScreen />;
}
