import type { Metadata } from "next";
import { LogIn } from "./log-in.tsx";

export const metadata: Metadata = { title: "Log in", robots: { index: false } };

export default function LoginPage() {
  return <LogIn />;
}
