import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** What the stand-ins of the hosted services know; a test spoils one thing of it. */
export function makeWorld() {
  return {
    settings: {
      SITE_URL: "https://www.agency.example",
      STUDIO_URL: "https://studio.agency.example",
      NEXT_PUBLIC_SANITY_PROJECT_ID: "54n1ty10",
      NEXT_PUBLIC_SANITY_DATASET: "production",
      SANITY_API_READ_TOKEN: "a-viewer",
      SANITY_API_WRITE_TOKEN: "an-editor",
      SANITY_REVALIDATE_SECRET: "a-secret-of-more-than-32-characters",
      SANITY_AUTH_TOKEN: "an-administrator",
      SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789",
      SUPABASE_SECRET_KEY: "sb_secret_0123456789abcdef",
      SUPABASE_ACCESS_TOKEN: "sbp_of-a-person",
      SMTP_URL: "",
      STRIPE_SECRET_KEY: "sk_live_0123456789",
      STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
      CRON_SECRET: "another-secret-of-more-than-32-letters",
      DKIM_SELECTOR: "s1",
    } as Record<string, string | undefined>,
    sanity: {
      isPublic: false,
      content: {
        agencyName: "Agency",
        contactEmail: "hello@agency.example",
        timeZone: "Europe/Berlin",
      } as Record<string, unknown> | null,
      roles: { "a-viewer": "viewer", "an-editor": "editor", "an-administrator": "administrator" } as Record<
        string,
        string
      >,
      origins: [{ origin: "https://studio.agency.example", allowCredentials: true }],
      hooks: [] as Record<string, unknown>[],
    },
    supabase: {
      owners: [{ id: "an owner" }] as object[],
      missingTables: [] as string[],
      bucket: { id: "project-files", public: false } as object | null,
      auth: {} as Record<string, unknown>,
      factors: { state: "there", trouble: null as string | null, owners: 1, without_factor: 0 } as
        | object
        | null,
    },
    site: {
      isUp: true,
      address: "https://www.agency.example",
      revalidateSecret: "a-secret-of-more-than-32-characters",
      stripeSecret: "whsec_0123456789abcdef",
      hasCron: true,
    },
    studio: { isUp: true },
    stripe: {
      endpoints: [] as object[],
      invoices: [] as { number: string | null; customer: string }[],
      /** Of a restricted key, as Stripe names them: GET asks for `…_read`, anything else for `…_write`. */
      missingRights: [] as string[],
      isDown: false,
    },
    dns: {
      "agency.example": ["v=spf1 include:mail.example -all"],
      "_dmarc.agency.example": ["v=DMARC1; p=reject"],
      "s1._domainkey.agency.example": ["k=rsa; p=MIGf"],
    } as Record<string, string[] | undefined>,
    isResolverUp: true,
  };
}

export type World = ReturnType<typeof makeWorld>;

type Asked = { method: string; host: string; url: URL; headers: IncomingMessage["headers"]; body: string };
type Answer = { status: number; json?: unknown; text?: string } | undefined;

/** Answers on one port as Sanity, Supabase, Stripe, the site and the Studio do, as far as their documentation says. */
export async function startHosted(readWorld: () => World) {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const [, host = "", ...path] = (request.url ?? "").split("/");
    const url = new URL(`https://${host}/${path.join("/")}`);
    const asked = { method: request.method ?? "", host, url, headers: request.headers, body };
    const answer = answerAs(readWorld(), asked);
    if (!answer) return response.destroy();
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(answer.text ?? JSON.stringify(answer.json ?? {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port was given");
  const base = `http://127.0.0.1:${address.port}/`;
  return {
    fetch: ((input, init) =>
      fetch(`${base}${String(input).replace(/^https?:\/\//, "")}`, init)) as typeof fetch,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function answerAs(world: World, asked: Asked): Answer {
  const { host } = asked;
  if (host.endsWith("api.sanity.io")) return answerAsSanity(world, asked);
  if (host === "api.supabase.com") return answerAsManagement(world, asked);
  if (host.endsWith(".supabase.co")) return answerAsSupabase(world, asked);
  if (host === "api.stripe.com") return answerAsStripe(world, asked);
  if (host === "studio.agency.example")
    return world.studio.isUp ? { status: 200, text: "<html>" } : undefined;
  return host === "www.agency.example" ? answerAsSite(world, asked) : undefined;
}

function bearer({ headers }: Asked): string {
  return headers.authorization?.replace("Bearer ", "") ?? "";
}

function answerAsSanity({ sanity }: World, asked: Asked): Answer {
  const { url, headers, method } = asked;
  const token = bearer(asked);
  const role = sanity.roles[token];
  if (token && !role) return { status: 401, json: { error: "Unauthorized" } };
  if (!/^(54n1ty10\.)?api\.sanity\.io$/.test(asked.host)) return { status: 404 };
  const [, , ...place] = url.pathname.split("/");
  const path = place.join("/");
  if (path === "check/cors") {
    const own = sanity.origins.find(({ origin }) => origin === headers.origin);
    return {
      status: 200,
      json: { result: { allowed: !!own, withCredentials: own?.allowCredentials ?? false } },
    };
  }
  if (path.startsWith("data/query/")) {
    if (path !== "data/query/production") return { status: 404, json: { error: "Dataset not found" } };
    if (url.searchParams.get("perspective") === "drafts" && !role) return { status: 401 };
    if (url.searchParams.get("query") === "count(*)")
      return { status: 200, json: { result: role || sanity.isPublic ? 12 : 0 } };
    return { status: 200, json: { result: { settings: sanity.content } } };
  }
  if (path.startsWith("data/mutate/")) return { status: role && role !== "viewer" ? 200 : 403 };
  if (role !== "administrator") return { status: 401 };
  if (method === "GET" && path.endsWith("/datasets"))
    return { status: 200, json: [{ name: "production", aclMode: "private" }] };
  if (method === "GET" && path.endsWith("/cors")) return { status: 200, json: sanity.origins };
  return method === "GET" && path.startsWith("hooks/")
    ? { status: 200, json: sanity.hooks }
    : { status: 404 };
}

function answerAsManagement({ supabase }: World, asked: Asked): Answer {
  if (bearer(asked) !== "sbp_of-a-person") return { status: 401, json: { message: "Unauthorized" } };
  return asked.url.pathname === "/v1/projects/abcdefghijklmnopqrst/config/auth"
    ? { status: 200, json: supabase.auth }
    : { status: 404 };
}

function answerAsSupabase({ supabase }: World, { host, url, headers }: Asked): Answer {
  if (host !== "abcdefghijklmnopqrst.supabase.co") return undefined;
  const key = String(headers.apikey);
  if (!/^sb_(publishable_0123456789|secret_0123456789abcdef)$/.test(key)) return { status: 401 };
  const isSecret = key.startsWith("sb_secret_");
  if (url.pathname === "/auth/v1/settings") return { status: 200 };
  if (!isSecret) return { status: 401, json: { code: "42501" } };
  if (url.pathname === "/storage/v1/bucket/project-files")
    return supabase.bucket ? { status: 200, json: supabase.bucket } : { status: 404 };
  if (url.pathname === "/rest/v1/rpc/describe_second_factors")
    return supabase.factors ? { status: 200, json: [supabase.factors] } : { status: 404 };
  const table = url.pathname.replace("/rest/v1/", "");
  if (supabase.missingTables.includes(table) || supabase.missingTables.includes("all"))
    return { status: 404, json: { code: "PGRST205" } };
  if (table === "users") return { status: 200, json: supabase.owners };
  return { status: 200, json: [{}] };
}

function answerAsStripe({ stripe }: World, asked: Asked): Answer {
  if (stripe.isDown) return undefined;
  if (bearer(asked) !== "sk_live_0123456789") return { status: 401 };
  const [, , ...place] = asked.url.pathname.split("/");
  const path = place.join("/");
  const access = asked.method === "GET" ? "read" : "write";
  const missing = stripe.missingRights.find(
    (name) => `${path}_${access}`.startsWith(name.replace(/_(read|write)$/, "")) && name.endsWith(access),
  );
  if (missing)
    return {
      status: 403,
      json: {
        error: {
          type: "invalid_request_error",
          message: `The provided key 'rk_live_****' does not have the required permissions for this endpoint. Having the 'rak_${missing}' permission would allow this request to continue.`,
        },
      },
    };
  if (asked.method !== "GET") return { status: 404, json: { error: { code: "resource_missing" } } };
  if (path === "webhook_endpoints") return { status: 200, json: { object: "list", data: stripe.endpoints } };
  return { status: 200, json: { object: "list", data: path === "invoices" ? stripe.invoices : [] } };
}

function answerAsSite({ site }: World, { url, headers, body }: Asked): Answer {
  if (!site.isUp) return undefined;
  if (url.pathname === "/api/health") return { status: 200 };
  if (url.pathname === "/robots.txt") return { status: 200, text: `Sitemap: ${site.address}/sitemap.xml\n` };
  if (url.pathname === "/api/background") return { status: site.hasCron ? 401 : 404 };
  const isSanity = url.pathname === "/api/revalidate";
  const header = String(headers[isSanity ? "sanity-webhook-signature" : "stripe-signature"]);
  const [, at = "", given = ""] = /^t=(\d+),v1=(.+)$/.exec(header) ?? [];
  const own = createHmac("sha256", isSanity ? site.revalidateSecret : site.stripeSecret)
    .update(`${at}.${body}`)
    .digest(isSanity ? "base64url" : "hex");
  return { status: given === own ? 200 : 401 };
}
