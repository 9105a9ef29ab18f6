import type { Metadata } from "next";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { Buttons } from "./buttons.tsx";
import { Dialogs } from "./dialogs.client.tsx";

export const metadata: Metadata = { title: "Parts", robots: { index: false } };

/** Every state of the reusable parts, for whoever works on them; a real site does not have this page. */
export default function Parts() {
  if (process.env.NODE_ENV === "production") return <MissingPage />;
  return (
    <>
      <Buttons />
      <Dialogs />
    </>
  );
}
