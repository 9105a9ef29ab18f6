// @supabase/lite answers 500 "SUP" to what a check, an exclusion or a function refuses.
// Hosted: https://docs.postgrest.org/en/stable/references/errors.html#http-context
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";

type Handle = (request: Request, peerAddress: string) => Promise<Response>;

const refusal = z.object({
  // What integrity forbids, and what a function raised without a code of its own.
  code: z.string().regex(/^(23...|P0001)$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});

const requests = new AsyncLocalStorage<{ refused?: z.infer<typeof refusal> }>();

/** Remembers for the request that asked what the database said no to. */
export function noteRefusal(error: unknown): void {
  const request = requests.getStore();
  if (request) request.refused = refusal.safeParse(error).data;
}

/** Has the embedded REST API answer 400 with the database's code, as the hosted one does, where a value is refused. */
export function nameRefusals(handle: Handle): Handle {
  return (request, peerAddress) => {
    if (!new URL(request.url).pathname.startsWith("/rest/v1/")) return handle(request, peerAddress);
    const asked: { refused?: z.infer<typeof refusal> } = {};
    return requests.run(asked, async () => {
      const response = await handle(request, peerAddress);
      if (response.status !== 500 || !asked.refused) return response;
      const { code, message, detail = null, hint = null } = asked.refused;
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      const isAboutIt = z.object({ code: z.literal("SUP"), message: z.string().endsWith(message) });
      if (!isAboutIt.safeParse(answer).success) return response;
      return Response.json({ code, details: detail, hint, message }, { status: 400 });
    });
  };
}
