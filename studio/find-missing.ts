/**
 * What a Studio cannot be built or deployed without, unless for this computer: the settings that say which project and which site
 * are its own. The local lake's address stands for both.
 */
export function findMissing(command: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  if (command !== "build" && command !== "deploy") return;
  if (command === "build" && env.SANITY_STUDIO_API_HOST) return;
  return ["SANITY_STUDIO_PROJECT_ID", "SANITY_STUDIO_DATASET", "SANITY_STUDIO_SITE_URL"].find(
    (name) => !env[name],
  );
}
