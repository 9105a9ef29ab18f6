// Preloaded into third-party servers (`node --import`): they end when the launcher that started them is gone.
process.on("disconnect", () => process.exit(0));
