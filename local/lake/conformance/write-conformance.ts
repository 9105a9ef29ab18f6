import { writeFileSync } from "node:fs";
import { claims } from "./claims.ts";
import { describeClaims } from "./describe-claims.ts";

writeFileSync(new URL("../../../docs/lake-conformance.md", import.meta.url), describeClaims(claims));
