import { buffer } from "node:stream/consumers";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { findFreePort } from "../../process/find-free-port.ts";
import { logErrorsBriefly } from "./log-errors-briefly.ts";
import { openBackend } from "./open-backend.ts";
import { createMailer } from "./send-mail.ts";
import { serveBackend } from "./serve-backend.ts";
import { readSnapshot, testKeys } from "./test-snapshot.ts";

export const demoPassword = "corner-pocket-demo";
export const siteUrl = "http://site.example";

/** Of the demo data, by what they are to the tests. */
export const accounts = {
  owner: "owner@cornerpocket.example",
  ownClient: "dana@voltway.example",
  otherClient: "priya@alderandoak.example",
};
export const ownerName = "Rowan Hale";

/** For tests: a backend in memory, served over HTTP as the process serves it, with an SMTP server that keeps its mails. */
export async function startTestBackend({ readLanguage }: { readLanguage?: () => Promise<string> } = {}) {
  logErrorsBriefly();
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      buffer(stream)
        .then(PostalMime.parse)
        .then((mail) => {
          mails.push(mail);
          done();
        }, done);
    },
  });
  const smtpPort = await findFreePort();
  smtp.listen(smtpPort, "127.0.0.1");

  const { publishableKey, jwtSecret, secretKey } = testKeys;
  const backend = await openBackend({
    ...testKeys,
    dump: await readSnapshot(),
    siteUrl,
    sendMail: createMailer(smtpPort, { name: "Agency", address: "portal@agency.example" }),
    readLanguage,
  });
  const { url, close } = await serveBackend(backend, 0);

  return {
    url,
    publishableKey,
    jwtSecret,
    secretKey,
    database: backend.database,
    mails,
    anonymous: () => connect(url, publishableKey),
    service: () => connect(url, secretKey),
    async signIn(email: string, password = demoPassword): Promise<UntypedClient> {
      const client = connect(url, publishableKey);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return client;
    },
    async stop(): Promise<void> {
      close();
      await backend.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

/** supabase-js without the generated types: tests also try what these forbid. */
export type UntypedClient = SupabaseClient<{ public: UntypedSchema; app: UntypedSchema }>;

type UntypedRow = Record<string, unknown>;
type UntypedSchema = {
  Tables: Record<string, { Row: UntypedRow; Insert: UntypedRow; Update: UntypedRow; Relationships: [] }>;
  Views: Record<never, never>;
  Functions: Record<string, { Args: UntypedRow; Returns: unknown }>;
};

export function connect(url: string, key: string, token?: string): UntypedClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token && { accessToken: async () => token }),
  });
}
