import { openHosted, withLake } from "./content/content-clients.ts";
import { moveWithConsent } from "./content/move-with-consent.ts";
import { readSettings } from "./stack/settings.ts";

// Everything of the local lake into the hosted project: what the first publish of a hosted site begins with.
try {
  const settings = readSettings();
  const hosted = openHosted();
  await withLake(settings, (lake) =>
    moveWithConsent({ name: "the local lake", client: lake }, { name: "the hosted project", client: hosted }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
