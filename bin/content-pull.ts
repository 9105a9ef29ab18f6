import { openHosted, withLake } from "./content/content-clients.ts";
import { moveWithConsent } from "./content/move-with-consent.ts";
import { readSettings } from "./stack/settings.ts";

// Everything of the hosted project into the local lake, to work on it offline.
try {
  const settings = readSettings();
  const hosted = openHosted();
  await withLake(settings, (lake) =>
    moveWithConsent({ name: "the hosted project", client: hosted }, { name: "the local lake", client: lake }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
