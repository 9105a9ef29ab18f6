import type { Metadata } from "next";
import { getTexts } from "#texts/get-texts.ts";
import { LogIn } from "./log-in.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).accountForms.logIn.title, robots: { index: false } };
}

export default function LoginPage() {
  return <LogIn />;
}
