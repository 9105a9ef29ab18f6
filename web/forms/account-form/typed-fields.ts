import "server-only";
import { cookies } from "next/headers";
import { ownCookie } from "#supabase/own-cookie.ts";

const typedCookie = "typed-fields";

/** Keeps what was typed, but for passwords, for the page that a browser without script sees next. */
export async function keepTypedFields({ email = "", full_name = "" }: Record<string, string>): Promise<void> {
  const typed = new URLSearchParams({ email: email.slice(0, 255), full_name: full_name.slice(0, 200) });
  (await cookies()).set(typedCookie, typed.toString(), {
    ...ownCookie,
    maxAge: 600,
  });
}

export async function readTypedFields(): Promise<{ email: string; fullName: string }> {
  const typed = new URLSearchParams((await cookies()).get(typedCookie)?.value);
  return { email: typed.get("email") ?? "", fullName: typed.get("full_name") ?? "" };
}

export async function forgetTypedFields(): Promise<void> {
  (await cookies()).delete(typedCookie);
}
