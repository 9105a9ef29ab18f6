import { createTransport } from "nodemailer";
import { type Finding, right, unknown, wrong } from "./finding.ts";
import type { Reach } from "./reach.ts";

const limits = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 };

/** Whether a mail server greets at SMTP_URL and takes the user and the password. No mail is sent. */
export async function checkMail(address: string): Promise<Finding[]> {
  const transport = createTransport({ url: address, ...limits });
  try {
    await transport.verify();
    return [right("The mail server answers")];
  } catch (error) {
    const { code } = Object(error);
    if (code === "EAUTH")
      return [wrong("The mail server refuses the user or the password of SMTP_URL", "Copy both anew.")];
    if (code === "EPROTOCOL" || code === "EENVELOPE")
      return [wrong("What answers at SMTP_URL is no mail server", "Check host and port.")];
    return [wrong("The mail server does not answer", "Check SMTP_URL: host, port, smtp: or smtps:.")];
  } finally {
    transport.close();
  }
}

/** Whether the domain that mails come from says who may send for it: without that, they end among the junk. */
export async function checkSender(
  { email, selector }: { email: string | undefined; selector: string | undefined },
  { resolver }: Reach,
): Promise<Finding[]> {
  const domain = email?.split("@")[1];
  if (!domain) return [];
  const read = async (name: string): Promise<string[] | "missing" | "unknown"> => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      return ["ENOTFOUND", "ENODATA"].includes(Object(error).code) ? "missing" : "unknown";
    }
  };
  const judge = async (kind: string, name: string, sign: RegExp, advice: string): Promise<Finding> => {
    const found = await read(name);
    if (found === "unknown") return unknown(`${kind}: no resolver answers`, advice);
    const isThere = found !== "missing" && found.some((text) => sign.test(text));
    return isThere ? right(`${kind} is set`) : wrong(`${kind} is missing`, advice);
  };
  return Promise.all([
    judge(
      "SPF",
      domain,
      /^v=spf1[ ;]/,
      "Add the TXT record that your mail service names to the contact email's domain.",
    ),
    judge(
      "DMARC",
      `_dmarc.${domain}`,
      /^v=DMARC1/,
      "Add a TXT record at _dmarc: `v=DMARC1; p=none` to begin with.",
    ),
    selector
      ? judge(
          "DKIM",
          `${selector}._domainkey.${domain}`,
          /(^|;\s*)p=\S/,
          "Add the key of your mail service at DKIM_SELECTOR._domainkey.",
        )
      : unknown("DKIM: DKIM_SELECTOR is not set", "Your mail service names it, as in `resend` or `s1`."),
  ]);
}
