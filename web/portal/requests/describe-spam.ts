const words: Record<string, string> = {
  honeypot: "filled in a hidden field",
  "too fast": "sent within two seconds",
  "address in the name": "web address in the name",
};

/** Why a request is suspected, in the owner's words. */
export function describeSpam(reasons: string[]): string {
  return `Suspected spam: ${reasons.map((reason) => words[reason] ?? reason).join(", ")}`;
}
