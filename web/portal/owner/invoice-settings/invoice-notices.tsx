import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./invoice-notices.module.css";
import { invoiceSettingsPath, readInvoiceNotices } from "./stored-invoice-settings.ts";

/**
 * For a week that what invoices say was changed, and for a month that they are numbered in two series. Nobody can put it away: it is
 * there for the other owners, too, whoever changed it. The settings say what to do.
 */
export async function renderInvoiceNotices(page: "overview" | "settings") {
  const [notices, { formatDateTime }, texts] = await Promise.all([
    readInvoiceNotices(),
    getFormats(),
    getTexts(),
  ]);
  const words = texts.invoiceSettings.notices;
  const changes = notices.filter(({ kind }) => kind !== "series");
  const series = notices.find(({ kind }) => kind === "series");
  return (
    <>
      {changes.length > 0 ? (
        <Notice>
          {changes.map((change) => (
            <p key={`${change.kind} ${change.at}`}>
              {describeChange(change, formatDateTime(change.at), words)}
            </p>
          ))}
          <p className={styles.more}>
            {page === "settings" ? (
              words.ifNot
            ) : (
              <PortalLink href={invoiceSettingsPath}>{words.whatToDo}</PortalLink>
            )}
          </p>
        </Notice>
      ) : null}
      {series ? (
        <Notice>
          <p>{words.series(series.was ?? "", series.becomes ?? "")}</p>
          <p>{words.seriesStep}</p>
        </Notice>
      ) : null}
    </>
  );
}

type Change = Awaited<ReturnType<typeof readInvoiceNotices>>[number];

function describeChange(
  { kind, by_name, was, becomes }: Change,
  moment: string,
  words: Texts["invoiceSettings"]["notices"],
): string {
  const who = by_name || words.somebody;
  if (kind === "sender") return words.sender(who, moment);
  if (was && becomes) return words.account(who, moment, was, becomes);
  return becomes ? words.firstAccount(who, moment, becomes) : words.noAccount(who, moment, was ?? "");
}
