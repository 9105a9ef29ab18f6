import { publicPath } from "#log/public-path.ts";

/** Kinds of private addresses are few: their parts that are names of pages say what failed, the others whose it is. */
const named = /^[a-z][a-z-]{0,30}$/;

/** An address for the owner's eyes and a mail server's: public pages by their path, of private ones only what kind they are. */
export function describePath(address: string): string {
  const path = publicPath(address, 120);
  if (path !== null) return path;
  const parts = address.split(/[?#]/, 1).join().split("/").slice(1, 7);
  return `/${parts.map((part) => (named.test(part) ? part : "…")).join("/")}`;
}
