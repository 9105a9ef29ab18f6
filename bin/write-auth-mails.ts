import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import brand from "../schemas/brand.json" with { type: "json" };
import { writeAuthMails } from "./setup/auth-mails.ts";
import { root } from "./stack/settings.ts";

// Writes the mails of the sign-in service from the catalogues: English where config.toml points to, others in folders beside it.

for (const [path, html] of writeAuthMails(brand.colours.light)) {
  const file = join(root, "supabase", "templates", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
