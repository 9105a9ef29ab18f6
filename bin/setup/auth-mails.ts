import { authMails as de } from "../../web/texts/de/auth-mails.ts";
import { authMails as en } from "../../web/texts/en/auth-mails.ts";

/** What the link of each mail confirms, and the file of its template. */
const kinds = {
  confirmation: { type: "email", file: "confirmation.html" },
  recovery: { type: "recovery", file: "recovery.html" },
  magic_link: { type: "email", file: "magic-link.html" },
  email_change: { type: "email_change", file: "email-change.html" },
  invite: { type: "invite", file: "invite.html" },
} as const;

type Name = keyof typeof kinds;

const languages = { en, de };

/** The mails of the sign-in service in these colours, by their paths below `templates/`; a title is the mail's subject. */
export function writeAuthMails(colours: Record<string, string>): Map<string, string> {
  const names = Object.keys(kinds).filter((name): name is Name => name in kinds);
  return new Map(
    Object.entries(languages).flatMap(([language, texts]) =>
      names.map((name): [string, string] => {
        const { file } = kinds[name];
        return [
          language === "en" ? file : `${language}/${file}`,
          writeTemplate(name, language, texts, colours),
        ];
      }),
    ),
  );
}

function writeTemplate(
  name: Name,
  language: string,
  { code, ...mails }: typeof en,
  colours: Record<string, string>,
): string {
  const { ink, paper, "ink-soft": soft } = colours;
  const { subject, title, text, action, note } = mails[name];
  const href = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${kinds[name].type}`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <title>${subject}</title>
  </head>
  <body style="margin: 0; padding: 24px; font-family: sans-serif; line-height: 1.5; color: ${ink}; background: ${paper}">
    <h1 style="font-size: 22px">${title}</h1>
    <p>${text}</p>
    <p>
      <a href="${href}" style="${styleOfAction(colours)}">${action}</a>
    </p>
    <p>${code} <strong style="letter-spacing: 4px">{{ .Token }}</strong></p>
    <p style="color: ${soft}">${note}</p>
  </body>
</html>
`;
}

/** As in web/email/mail-parts.tsx: a button where the palette says what it is made of. */
function styleOfAction({ accent, fill, "on-fill": onFill }: Record<string, string>): string {
  if (!fill) return `color: ${accent}`;
  return `display: inline-block; padding: 10px 20px; border-radius: 99px; font-weight: bold; color: ${onFill}; background: ${fill}`;
}
