import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const files = ["/robots.txt", "/llms.txt", "/manifest.webmanifest", "/.well-known/security.txt"];

/**
 * Where a site that should know itself as `own` names one of the other addresses, or does not name its own: all pages of its sitemap
 * and the files made of them, asked for at `url` as a visitor and as Next's navigation.
 */
export async function findForeignAddresses(url: string, own: string, others: string[]): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  if (listed.length < 5) return [`the sitemap lists ${listed.length} pages`];
  const pages = listed.flatMap((address) =>
    address.startsWith(own) ? address.slice(own.length) || "/" : [],
  );
  const faults = pages.length < listed.length ? ["/sitemap.xml lists other sites"] : [];
  for (const path of [...pages, "/login", "/sitemap.xml", ...files]) {
    for (const RSC of pages.includes(path) ? ["0", "1"] : ["0"]) {
      const response = await fetch(url + path, { headers: { RSC } });
      const text = await response.text();
      if (response.status !== 200) faults.push(`${path} answers ${response.status}`);
      for (const other of others) if (text.includes(other)) faults.push(`${path} names ${other}`);
      if (pages.includes(path) && !text.includes(own)) faults.push(`${path} does not name ${own}`);
    }
  }
  return faults;
}

/** Of all files that came with an image; what it stores while it runs is not among them. */
export function hashFolder(folder: string): string {
  const hash = createHash("sha256");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const own = paths.filter((path) => !/(^|\/)(node_modules|entries)(\/|$)/.test(path));
  for (const path of own.sort())
    if (statSync(join(folder, path)).isFile()) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest("hex");
}
