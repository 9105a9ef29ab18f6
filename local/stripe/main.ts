import { readSetting, runServer } from "../../process/run-server.ts";
import { startStripe } from "./start-stripe.ts";

await runServer(async () => {
  const port = Number(readSetting("STRIPE_PORT"));
  const stop = await startStripe({
    port,
    directory: readSetting("STRIPE_DIRECTORY"),
    secretKey: readSetting("STRIPE_SECRET_KEY"),
    webhook: { url: readSetting("STRIPE_WEBHOOK_URL"), secret: readSetting("STRIPE_WEBHOOK_SECRET") },
  });
  return { stop, ready: `Stripe: local overview at http://localhost:${port}` };
});
