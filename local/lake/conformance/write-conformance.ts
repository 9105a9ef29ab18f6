import { writeFileSync } from "node:fs";
import { joinClaims } from "./all-claims.ts";
import { describeClaims } from "./describe-claims.ts";
import { documented } from "./documented/documented.ts";

writeFileSync(
  new URL("../../../docs/lake-conformance.md", import.meta.url),
  describeClaims(documented, joinClaims()),
);
