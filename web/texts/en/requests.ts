export const requests = {
  suspectedSpam: (reasons: string) => `Suspected spam: ${reasons}`,
  spamReasons: {
    honeypot: "filled in a hidden field",
    "too fast": "sent within two seconds",
    "address in the name": "web address in the name",
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
