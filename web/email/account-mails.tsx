import { createFormats } from "#formats/create-formats.ts";
import { describeDevice } from "#formats/describe-device.ts";
import { textsOf } from "#texts/texts-of.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type {
  FactorPayload,
  NewDevicePayload,
  RemovedFactorPayload,
  UsedCodePayload,
} from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

// About what opens an account, to the person whose account it is. None holds a code or a key.

export function factorAdded({ name }: FactorPayload, agency: Agency): Mail {
  const { added } = textsOf(agency.locale).mails.account;
  return write(agency, added.subject, [added.text(agency.name, name), added.next], ["settings"]);
}

export function factorRemoved({ name, opens_with }: RemovedFactorPayload, agency: Agency): Mail {
  const { removed } = textsOf(agency.locale).mails.account;
  return write(
    agency,
    removed.subject,
    [removed.text(agency.name, name), removed.opensWith[opens_with]],
    ["settings"],
  );
}

export function recoveryCodeUsed({ left }: UsedCodePayload, agency: Agency): Mail {
  const { used } = textsOf(agency.locale).mails.account;
  return write(agency, used.subject, [used.text(agency.name), used.left(left)], ["password"]);
}

export function recoveryCodesRenewed(agency: Agency): Mail {
  const { renewed } = textsOf(agency.locale).mails.account;
  return write(agency, renewed.subject, [renewed.text(agency.name)], ["settings"]);
}

export function newDeviceMail({ browser, system, at, is_done }: NewDevicePayload, agency: Agency): Mail {
  const { mails, account } = textsOf(agency.locale);
  const { device: words } = mails.account;
  const device = describeDevice({ browser, system }, account.sessions);
  const when = createFormats(agency.locale, () => "UTC").formatDateTime(at, "long");
  return is_done
    ? write(
        agency,
        words.subject,
        [words.text(agency.name), words.where(device, when)],
        ["sessions", "password"],
      )
    : write(
        agency,
        words.unfinished,
        [words.onlyPassword(agency.name), words.where(device, when)],
        ["password", "sessions"],
      );
}

const pages = {
  settings: "/dashboard/settings#two-step",
  sessions: "/dashboard/settings#sessions",
  password: "/forgot-password",
};

function write(agency: Agency, subject: string, texts: string[], links: (keyof typeof pages)[]): Mail {
  const { ifNot, open } = textsOf(agency.locale).mails.account;
  return {
    subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={subject} agency={agency}>
        {[...texts, ifNot].map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        {links.map((link) => (
          <ActionLink key={link} href={agency.siteUrl + pages[link]}>
            {open[link]}
          </ActionLink>
        ))}
      </MailLayout>
    ),
  };
}
