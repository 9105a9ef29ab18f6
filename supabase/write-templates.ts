import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeTemplates } from "../bin/setup/auth-mails.ts";
import { shippedBrand } from "../content/brand.ts";

// Writes the shipped mails of the sign-in service from the catalogues: English where config.toml points to, others in folders beside it.

for (const [path, html] of writeTemplates(shippedBrand().colours.light)) {
  const file = join(import.meta.dirname, "templates", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
