/** Runs once before the first request: wrong settings stop the start instead of failing a visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { readEnv } = await import("./read-env.ts");
  try {
    readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
