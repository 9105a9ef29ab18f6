import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTexts } from "#texts/get-texts.ts";
import { Buttons } from "./buttons.tsx";
import { Dialogs } from "./dialogs.client.tsx";

export const metadata: Metadata = { title: "Parts", robots: { index: false } };

/** Every state of the reusable parts, for whoever works on them; a real site does not have this page. */
export default async function Parts() {
  if (process.env.NODE_ENV === "production") redirect("/");
  const { shell } = await getTexts();
  return (
    <>
      <Buttons />
      <Dialogs words={shell.islands} />
    </>
  );
}
