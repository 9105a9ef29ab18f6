export const requests = {
  suspectedSpam: (reasons: string) => `Suspected spam: ${reasons}`,
  notConfirmed: (reasons: string) => `No confirmation sent: ${reasons}`,
  doubtful: {
    part: "What may be spam",
    sentence: (what: string) => `${what} may be spam, or somebody who needs you.`,
    messages: (count: number) =>
      count === 1 ? "1 message" : `${count > 1000 ? "More than 1000" : count} messages`,
    calls: (count: number) =>
      count === 1 ? "1 request for a call" : `${count > 1000 ? "more than 1000" : count} requests for calls`,
    openMessages: "Look at the messages",
    openCalls: "Look at the calls",
    notSpam: "Not spam",
    notSpamNamed: (name: string) => `Not spam: ${name}`,
    setAside: (count: number) => `Set aside as surely spam: ${count > 1000 ? "more than 1000" : count}`,
    none: "Nothing looks like spam and may be none.",
  },
  spamReasons: {
    honeypot: "filled in a hidden field",
    "too fast": "sent within two seconds",
    "address in the name": "web address in the name",
    links: "links in the text",
    "odd name": "a name like a sentence",
  },
  origin: {
    page: (path: string) => (path === "/" ? "From the home page" : `From ${path}`),
    host: (name: string) => `via ${name}`,
    campaign: (name: string) => `campaign: ${name}`,
  },
  mails: "Mails",
  sendAgain: "Send again",
  sendAllAgain: "Send all again",
};
