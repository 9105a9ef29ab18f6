/** Runs once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { refuseWrongSettings } = await import("./refuse-wrong-settings.ts");
    refuseWrongSettings();
    const { startDelivery } = await import("./portal/outbox/start-delivery.ts");
    startDelivery();
  }
}
