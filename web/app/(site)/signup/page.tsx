import type { Metadata } from "next";
import { SignUp } from "./sign-up.tsx";

export const metadata: Metadata = { title: "Sign up", robots: { index: false } };

export default function SignUpPage() {
  return <SignUp />;
}
