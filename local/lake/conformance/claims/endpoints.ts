import assert from "node:assert/strict";
import { assertRefused, type Claim, type Claims } from "../claim.ts";

/** The claims that the lake has none of these endpoints, of lines like `GET, POST /projects/{projectId}/roles`. */
export function absentEndpoints(lines: readonly string[]): Claims {
  return Object.fromEntries(lines.map((line) => [line, absentEndpoint(line)]));
}

function absentEndpoint(line: string): Claim {
  const [, methods = "", path = ""] = /^([A-Z, ]+) (\/.*)$/.exec(line) ?? [];
  const url = path
    .replace("{projectId}", "local")
    .replace("{dataset}", "production")
    .replaceAll(/\{\w+\}/g, "any");
  return {
    verdict: "absent",
    note: "answers 404",
    see: async ({ client }) => {
      assert(methods && path, line);
      for (const method of methods.split(", ")) {
        const body = method === "GET" ? {} : { body: {} };
        await assertRefused(client.request({ url, method, ...body }), 404, /^.*Not found: /);
      }
    },
  };
}
