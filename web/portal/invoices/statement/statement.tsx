import { linkTo } from "schemas/find-portal-kind.ts";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { PrintButton } from "#ui/print-button/print-button.client.tsx";
import { type Account, drawUp, listYears, openOf } from "./draw-up.ts";
import { listEntries } from "./list-entries.ts";
import { readStatedInvoices } from "./read-statement.ts";
import styles from "./statement.module.css";
import { statementPath } from "./statement-path.ts";

type Client = { id: string; name: string };

/** What a client owed, got and paid in a year, to read and to print; without `asked` of this one. */
export async function renderStatement(client: Client, asked: number | null) {
  const [invoices, timeZone, { statement }] = await Promise.all([
    readStatedInvoices(client.id),
    getTimeZone(),
    getTexts(),
  ]);
  const entries = listEntries(invoices, timeZone);
  const today = dateInTimeZone(new Date(), timeZone);
  const years = listYears(entries, today);
  const year = asked ?? Number(today.slice(0, 4));
  const isNow = year === years[0];
  const accounts = drawUp(entries, year);
  return (
    <article className={styles.statement} aria-label={statement.of(client.name, String(year))}>
      <StatementHead client={client} year={year} today={today} />
      {years.length > 1 ? (
        <nav className={styles.years} aria-label={statement.years}>
          {years.map((each) => (
            <PortalLink
              key={each}
              href={statementPath(client.id, each)}
              aria-current={each === year ? "page" : undefined}
            >
              {each}
            </PortalLink>
          ))}
        </nav>
      ) : null}
      {accounts.length === 0 ? <Notice>{statement.none(String(year))}</Notice> : null}
      {accounts.map((account) => (
        <StatementAccount
          key={account.currency}
          account={account}
          year={year}
          open={isNow ? openOf(invoices, account.currency) : null}
        />
      ))}
      <p className={styles.actions}>
        <PrintButton>{statement.print}</PrintButton>
        <ButtonLink href={`/api${statementPath(client.id, year)}`} variant="outline">
          {statement.download}
        </ButtonLink>
      </p>
    </article>
  );
}

type HeadProps = { client: Client; year: number; today: string };

async function StatementHead({ client, year, today }: HeadProps) {
  const [settings, { formatDate }, { statement }] = await Promise.all([
    getSiteSettings(),
    getFormats(),
    getTexts(),
  ]);
  return (
    <header className={styles.header}>
      <p className={styles.onPaper}>{statement.title}</p>
      <p className={styles.agency}>{settings?.agencyName}</p>
      <h2>{statement.of(client.name, String(year))}</h2>
      <p className={styles.soft}>{statement.asOf(formatDate(today))}</p>
    </header>
  );
}

type AccountProps = {
  account: Account;
  year: number /** What is open today, where the year is this one. */;
  open: number | null;
};

async function StatementAccount({ account, year, open }: AccountProps) {
  const [{ formatDate, formatMoney }, { statement }] = await Promise.all([getFormats(), getTexts()]);
  const { currency, opening, entries, closing } = account;
  const { columns } = statement;
  const money = (amount: number) => formatMoney(amount, currency);
  const kept = open === null ? 0 : open - closing;
  return (
    <section className={styles.account} aria-labelledby={`account-${currency}`}>
      <h3 id={`account-${currency}`}>{currency}</h3>
      <table className={styles.entries}>
        <thead>
          <tr>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.charged}</th>
            <th scope="col">{columns.settled}</th>
            <th scope="col">{columns.balance}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{formatDate(`${year}-01-01`)}</td>
            <td>{statement.opening}</td>
            <td />
            <td />
            <td data-label={columns.balance}>{money(opening)}</td>
          </tr>
          {entries.map(({ day, kind, invoice, reason, charged, settled, balance }) => (
            <tr key={`${day} ${kind} ${invoice.id} ${reason} ${balance}`}>
              <td>{formatDate(day)}</td>
              <td>
                {statement.kinds[kind]}{" "}
                <PortalLink href={linkTo("invoice", "client", { id: invoice.id })}>
                  {invoice.number}
                </PortalLink>
                {reason ? <span className={styles.soft}> {reason}</span> : null}
              </td>
              <td data-label={columns.charged}>{charged === 0 ? null : money(charged)}</td>
              <td data-label={columns.settled}>{settled === 0 ? null : money(settled)}</td>
              <td data-label={columns.balance}>{money(balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{open === null ? statement.closing : statement.closingNow}</th>
            <td />
            <td />
            <td data-label={columns.balance}>{money(closing)}</td>
          </tr>
        </tfoot>
      </table>
      {kept > 0 && open !== null ? (
        <p className={styles.soft}>{statement.kept(money(open), money(kept))}</p>
      ) : null}
    </section>
  );
}
