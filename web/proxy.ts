import { type NextRequest, NextResponse } from "next/server";
import { refreshSession } from "#supabase/refresh-session.ts";
import { isObjectMissing } from "./missing-objects.ts";

export async function proxy(request: NextRequest) {
  const response = await refreshSession(request);
  if (!(await isObjectMissing(request))) return response;
  return new NextResponse(response.body, { status: 404, headers: response.headers });
}

export const config = {
  matcher: [
    "/calls/:path*",
    "/dashboard/:path*",
    "/projects/:path*",
    "/subscription-portal",
    "/subscription-success",
    "/documentation/:path*",
  ],
};
