import { SMTPServer } from "smtp-server";

/** A mail server that knows one user. */
export async function startMailServer() {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "agency" && password === "the password"
        ? done(null, { user: username })
        : done(new Error("Invalid login")),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("No port was given");
  return { port: address.port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
