import type { NextRequest } from "next/server";
import { refreshSession } from "#supabase/refresh-session.ts";

export function proxy(request: NextRequest) {
  return refreshSession(request);
}

export const config = {
  matcher: ["/dashboard/:path*", "/projects/:path*", "/documentation/:path*"],
};
