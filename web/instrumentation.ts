/** Runs once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { refuseWrongSettings } = await import("./refuse-wrong-settings.ts");
    refuseWrongSettings();
    const { startDelivery } = await import("./portal/outbox/start-delivery.ts");
    const ending = new AbortController();
    const delivery = startDelivery(ending.signal);
    if (process.env.NEXT_MANUAL_SIG_HANDLE) {
      const { stopGracefully } = await import("./server/stop-gracefully.ts");
      stopGracefully(() => {
        ending.abort();
        return delivery;
      });
    }
  }
}
