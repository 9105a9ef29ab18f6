type Rule = { unit: "day" | "month" | "year"; standard: number; least: number; most: number };

/**
 * How long things are kept: the rules that the site settings set a number for, the database removes by, and the privacy page
 * tells of. Their order is that of the page.
 */
export const retentionRules = {
  spam: { unit: "day", standard: 30, least: 7, most: 365 },
  requests: { unit: "month", standard: 24, least: 6, most: 120 },
  signups: { unit: "day", standard: 30, least: 7, most: 365 },
  accounts: { unit: "month", standard: 24, least: 6, most: 120 },
  projects: { unit: "year", standard: 7, least: 1, most: 30 },
  mails: { unit: "day", standard: 90, least: 30, most: 730 },
  audit: { unit: "month", standard: 24, least: 12, most: 120 },
  records: { unit: "day", standard: 180, least: 30, most: 730 },
} as const satisfies Record<string, Rule>;

/** What no setting makes longer, or of `unseenYears` shorter. The database holds these itself: app.me() and app.expired(). */
export const fixedPeriods = {
  sessionDays: 60,
  idleSessionDays: 14,
  attemptHours: 25,
  unseenYears: 1,
} as const;

export type RetentionRule = keyof typeof retentionRules;

export type Period = { rule: RetentionRule; count: number; unit: Rule["unit"] };

/** The number of each rule: the stored one where it is within the rule's bounds, else the standard. */
export function readRetention(stored: Partial<Record<RetentionRule, unknown>> | null | undefined): Period[] {
  return retentionOrder.map((rule) => {
    const { unit, standard, least, most } = retentionRules[rule];
    const count = stored?.[rule];
    const isKept = typeof count === "number" && Number.isInteger(count) && count >= least && count <= most;
    return { rule, unit, count: isKept ? count : standard };
  });
}

/** As the database takes them: `{ spam: "30 days", … }`. */
export function asIntervals(periods: readonly Period[]): Record<string, string> {
  return Object.fromEntries(periods.map(({ rule, count, unit }) => [rule, `${count} ${unit}s`]));
}

function isRetentionRule(name: string): name is RetentionRule {
  return name in retentionRules;
}

export const retentionOrder: readonly RetentionRule[] = Object.keys(retentionRules).filter(isRetentionRule);
