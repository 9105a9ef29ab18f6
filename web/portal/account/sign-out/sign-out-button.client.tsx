"use client";

import { type FormEvent, useState } from "react";
import { announceSession } from "#supabase/session-channel.ts";
import { Button } from "#ui/button/button.tsx";
import { rememberFailedSignOut } from "./failed-sign-out.ts";

/** Works as a plain form until its script is there. A failure is logged and says nothing to the user. */
export function SignOutButton() {
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { action } = event.currentTarget;
    setIsSigningOut(true);
    try {
      const response = await fetch(action, { method: "POST", headers: { Accept: "application/json" } });
      if (!response.ok) throw new Error(`The site answered ${response.status}`);
      announceSession();
      location.assign("/login");
    } catch (error) {
      console.error("Sign-out failed:", error);
      rememberFailedSignOut();
    }
  }

  return (
    <form action="/api/sign-out" method="post" onSubmit={send}>
      <Button type="submit" variant="ghost" size="sm" disabled={isSigningOut}>
        {isSigningOut ? "Signing out..." : "Sign out"}
      </Button>
    </form>
  );
}
