import "server-only";
import { cookies } from "next/headers";

const name = "__prerender_bypass";
const attributes = { httpOnly: true, path: "/", secure: true, sameSite: "none", partitioned: true } as const;

/** Sets Next's cookie again for the Studio's frame: a browser that refuses cookies of other sites keeps partitioned ones. */
export async function keepInFrame(): Promise<void> {
  await setInFrame(name, (await cookies()).get(name)?.value ?? "");
}

/** Takes it away there: Next itself deletes only one that is not partitioned. */
export async function forgetInFrame(): Promise<void> {
  (await cookies()).set({ name, value: "", ...attributes, expires: new Date(0) });
}

/** Sets a cookie of a preview, for as long as the browser is open. */
export async function setInFrame(cookie: string, value: string): Promise<void> {
  (await cookies()).set({ name: cookie, value, ...attributes });
}
