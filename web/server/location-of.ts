import "server-only";
import type { ServerResponse } from "node:http";

/** Where an answer leads. Next says it twice of a page that it has just rendered. */
export function locationOf(response: ServerResponse): string | undefined {
  const [location] = [response.getHeader("location")].flat();
  return typeof location === "string" ? location : undefined;
}
