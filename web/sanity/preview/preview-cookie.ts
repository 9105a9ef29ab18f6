import "server-only";
import { cookies } from "next/headers";

const name = "__prerender_bypass";
const attributes = { httpOnly: true, path: "/", secure: true, sameSite: "none", partitioned: true } as const;

/** Sets Next's cookie again for the Studio's frame: a browser that refuses cookies of other sites keeps partitioned ones. */
export async function keepInFrame(): Promise<void> {
  const jar = await cookies();
  jar.set({ name, value: jar.get(name)?.value ?? "", ...attributes });
}

/** Takes it away there: Next itself deletes only one that is not partitioned. */
export async function forgetInFrame(): Promise<void> {
  (await cookies()).set({ name, value: "", ...attributes, expires: new Date(0) });
}
