import { startStripe } from "./start-stripe.ts";

try {
  const port = Number(read("STRIPE_PORT"));
  const stop = await startStripe({
    port,
    directory: read("STRIPE_DIRECTORY"),
    secretKey: read("STRIPE_SECRET_KEY"),
    webhook: { url: read("STRIPE_WEBHOOK_URL"), secret: read("STRIPE_WEBHOOK_SECRET") },
  });
  const end = async (): Promise<void> => {
    await stop();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  if (process.send) process.once("disconnect", end);
  process.send?.({ ready: true });
  console.log(`Stripe: local overview at http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set`);
  return value;
}
