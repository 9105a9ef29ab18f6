import type { HostOwner } from "#delivery/policy/outside-hosts.ts";
import type { Env } from "#env.ts";
import { isOnThisMachine } from "#supabase/is-on-this-machine.ts";

type Facts = Pick<
  Env,
  "SUPABASE_URL" | "SANITY_API_HOST" | "STRIPE_SECRET_KEY" | "STRIPE_API_HOST" | "SMTP_URL"
> & { analyticsId: string | null; hasTutorial: boolean };

type Processor = {
  name: "hosting" | "supabase" | "sanity" | "email" | HostOwner;
  /** Whether the settings have the site use it. */
  isOn: (facts: Facts) => boolean;
};

/** Everybody whose service the site can be set to use, and the settings that do so. */
const processors: readonly Processor[] = [
  { name: "hosting", isOn: () => true },
  { name: "supabase", isOn: ({ SUPABASE_URL }) => !isOnThisMachine(SUPABASE_URL) },
  { name: "sanity", isOn: ({ SANITY_API_HOST }) => !SANITY_API_HOST || !isOnThisMachine(SANITY_API_HOST) },
  {
    name: "stripe",
    isOn: ({ STRIPE_SECRET_KEY, STRIPE_API_HOST }) => STRIPE_SECRET_KEY !== undefined && !STRIPE_API_HOST,
  },
  { name: "email", isOn: ({ SMTP_URL }) => !isOnThisMachine(SMTP_URL) },
  { name: "googleAnalytics", isOn: ({ analyticsId }) => analyticsId !== null },
  { name: "youtube", isOn: ({ hasTutorial }) => hasTutorial },
];

export type ProcessorName = Processor["name"];

/** Those that the site uses with these settings. */
export function listProcessors(facts: Facts): ProcessorName[] {
  return processors.filter(({ isOn }) => isOn(facts)).map(({ name }) => name);
}
