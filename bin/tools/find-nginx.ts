import { existsSync } from "node:fs";
import { findInPackages } from "./debian-packages.ts";

const packages = ["nginx", "libnginx-mod-http-brotli-filter", "libbrotli1"];
const brotli = "usr/lib/nginx/modules/ngx_http_brotli_filter_module.so";

/**
 * The path of an nginx to test and measure the shipped configuration with: NGINX_PATH, the machine's, else Debian's
 * package. Undefined where there is none to be had.
 */
export function findNginx(): string | undefined {
  const found = [process.env.NGINX_PATH, "/usr/sbin/nginx"].find((path) => path && existsSync(path));
  return found ?? findInPackages("usr/sbin/nginx", packages);
}

/** Debian's brotli module, where it is there too. */
export function findBrotliModule(): string | undefined {
  return existsSync(`/${brotli}`) ? `/${brotli}` : findInPackages(brotli, packages);
}
