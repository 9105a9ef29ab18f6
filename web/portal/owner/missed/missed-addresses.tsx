import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./missed-addresses.module.css";
import { canRedirect } from "./redirect-missed.ts";
import { missedPerPage, readMissed } from "./stored-missed.ts";
import { suggestPage } from "./suggest-page.ts";

const missedPage = "/dashboard/owner/site/missed";

type Pages = readonly { path: string; title: string }[];

/** The addresses that visitors did not find, each with the page that it could lead to. */
export async function renderMissed(page: number, pages: Pages) {
  const [{ missed, total }, { formatAge }, { missed: texts }] = await Promise.all([
    readMissed(page),
    getFormats(),
    getTexts(),
  ]);
  const addressOf = (number: number) => `${missedPage}?page=${number}`;
  const now = new Date();
  return (
    <section className={styles.missed} aria-label={texts.list}>
      {missed.length === 0 ? <Notice>{texts.none}</Notice> : null}
      {missed.length > 0 && !canRedirect ? <Notice>{texts.noToken}</Notice> : null}
      <ul className={styles.list}>
        {missed.map(({ path, requests, last_at }, index) => (
          <li key={path} className={styles.address}>
            <h2 className={styles.path}>{path}</h2>
            <p className={styles.facts}>{texts.facts(requests, formatAge(last_at, now))}</p>
            <SavedForm action="/api/owner/missed" className={styles.form}>
              <input type="hidden" name="from" value={addressOf(page)} />
              <input type="hidden" name="path" value={path} />
              {canRedirect ? (
                <>
                  <Select
                    id={`destination-${index}`}
                    label={texts.destination}
                    name="destination"
                    defaultValue={suggestPage(path, pages)}
                    options={pages.map((one) => ({
                      value: one.path,
                      label: texts.page(one.title, one.path),
                    }))}
                  />
                  <Button
                    type="submit"
                    size="sm"
                    name="action"
                    value="redirect"
                    aria-label={texts.redirectNamed(path)}
                  >
                    {texts.redirect}
                  </Button>
                </>
              ) : null}
              {!canRedirect && env.STUDIO_URL ? (
                <ButtonLink href={`${env.STUDIO_URL}/intent/create/type=redirect/`} size="sm">
                  {texts.inStudio}
                </ButtonLink>
              ) : null}
              <Button
                type="submit"
                size="sm"
                variant="outline"
                name="action"
                value="forget"
                aria-label={texts.forgetNamed(path)}
              >
                {texts.forget}
              </Button>
            </SavedForm>
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={missedPerPage} total={total} name={texts.listed} href={addressOf} />
    </section>
  );
}
