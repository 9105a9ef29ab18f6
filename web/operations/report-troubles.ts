import "server-only";
import { wake } from "#server/wake.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { troubles } from "./troubles.ts";

/**
 * Stores what went wrong in this process and has the owner told of it, and of mails and publishes that failed: in one mail, at
 * most one in ten minutes, however many processes report. Throws an Error when the database does not answer.
 */
export async function reportTroubles(): Promise<boolean> {
  const isTold = await troubles.handOver(async (list) =>
    serviceClient
      .rpc("report_troubles", {
        noticed: list.map(([trouble, times]) => {
          const [kind = "", ...words] = trouble.split(" ");
          return { kind, what: words.join(" "), times };
        }),
      })
      .then(unwrap("What went wrong could not be reported")),
  );
  if (isTold) wake("mails");
  return false;
}
