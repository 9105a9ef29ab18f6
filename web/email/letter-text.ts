const greeting = /^(hi|hello|hey|dear|greetings|good (morning|afternoon|evening|day))(?![\p{L}\p{N}-])/iu;

/** A reply as it is mailed and kept in view: with a greeting, ours where its writer wrote none. */
export function letterText(reply: string, name: string): string {
  const text = reply.replaceAll(/\r\n?/g, "\n").trim();
  const opensWithName = text.toLowerCase().startsWith(`${name.toLowerCase().split(/\s/)[0]},`);
  return greeting.test(text) || opensWithName ? text : `Hello ${name},\n\n${text}`;
}
