import "server-only";
import { cookies } from "next/headers";
import { ownCookie } from "#supabase/own-cookie.ts";

const typedCookie = "typed-fields";

/** Keeps the address that was typed for the page that asks for it next. */
export async function keepTypedFields({ email = "" }: Record<string, string>): Promise<void> {
  (await cookies()).set(typedCookie, email.slice(0, 255), { ...ownCookie, maxAge: 600 });
}

export async function readTypedFields(): Promise<{ email: string }> {
  return { email: (await cookies()).get(typedCookie)?.value ?? "" };
}

export async function forgetTypedFields(): Promise<void> {
  (await cookies()).delete(typedCookie);
}
