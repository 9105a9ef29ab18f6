import type { Metadata } from "next";
import { getTexts } from "#texts/get-texts.ts";
import { SignUp } from "./sign-up.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).accountForms.signUp.title, robots: { index: false } };
}

export default function SignUpPage() {
  return <SignUp />;
}
