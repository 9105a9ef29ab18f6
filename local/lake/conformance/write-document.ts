import { writeFileSync } from "node:fs";
import { describeTests } from "./describe-tests.ts";

writeFileSync(new URL("../../../docs/lake-conformance.md", import.meta.url), await describeTests());
