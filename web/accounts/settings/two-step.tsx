import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { readFactors } from "./read-account.ts";
import styles from "./two-step.module.css";

const few = 3;

/** What an account has besides its password, and the forms that set it up, remove it and make recovery codes. */
export async function renderTwoStep() {
  const [{ factors, codes }, { account }] = await Promise.all([readFactors(), getTexts()]);
  const { twoStep: words } = account;
  if (factors.length === 0)
    return (
      <>
        <p>{words.none}</p>
        <SetUp words={words} password={account.currentPassword} label={words.setUp} />
      </>
    );
  return (
    <>
      <ul className={styles.list} aria-label={words.apps}>
        {factors.map((factor) => (
          <Factor
            key={factor.id}
            factor={factor}
            isOnly={factors.length === 1}
            words={words}
            password={account.currentPassword}
          />
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{words.setUpAnother}</summary>
        <SetUp words={words} password={account.currentPassword} label={words.setUpAnother} />
      </details>
      {codes < few ? (
        <Notice tone={codes === 0 ? "error" : "info"}>
          {words.codes(codes)} {words.fewCodes}
        </Notice>
      ) : (
        <p>
          {words.codes(codes)} {words.codesFor}
        </p>
      )}
      <details className={styles.more} open={codes < few}>
        <summary>{words.renew}</summary>
        <SavedForm action="/api/account/recovery-codes">
          <p className={styles.facts}>{words.renewed}</p>
          <Password id="recovery-codes-current" label={account.currentPassword} />
          <Submit label={words.renew} />
        </SavedForm>
      </details>
    </>
  );
}

type Words = Texts["account"]["twoStep"];

type FactorProps = {
  factor: Awaited<ReturnType<typeof readFactors>>["factors"][number];
  isOnly: boolean;
  words: Words;
  password: string;
};

async function Factor({ factor, isOnly, words, password }: FactorProps) {
  const { formatDate, formatDateTime } = await getFormats();
  const { id, added_at, asked_at, may_go } = factor;
  const name = factor.name || words.unnamed;
  return (
    <li>
      <p>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.facts}>
          {words.since(formatDate(added_at))}
          {asked_at ? `, ${words.lastAsked(formatDateTime(asked_at))}` : ""}
        </span>
      </p>
      {may_go ? (
        <details className={styles.more}>
          <summary aria-label={words.removeOf(name)}>{words.remove}</summary>
          <SavedForm action={`/api/account/factor/${id}`}>
            <p className={styles.facts}>{isOnly ? words.lastOne : words.notLast}</p>
            <Password id={`factor-current-${id}`} label={password} />
            <Submit label={words.remove} name={words.removeOf(name)} variant="destructive" />
          </SavedForm>
        </details>
      ) : (
        <p className={styles.facts}>{words.staysLast}</p>
      )}
    </li>
  );
}

function SetUp({ words, password, label }: { words: Words; password: string; label: string }) {
  return (
    <SavedForm action="/api/account/enrolment">
      <p className={styles.facts}>{words.ends}</p>
      <Field label={words.name} name="name" hint={words.nameHint} maxLength={60} />
      <Password id="enrolment-current" label={password} />
      <Submit label={label} />
    </SavedForm>
  );
}

function Password({ id, label }: { id: string; label: string }) {
  return (
    <Field id={id} label={label} name="current" type="password" required autoComplete="current-password" />
  );
}

type SubmitProps = {
  label: string;
  /** What it is called where only its name is heard. */
  name?: string;
  variant?: "destructive";
};

function Submit({ label, name, variant }: SubmitProps) {
  return (
    <div>
      <Button type="submit" size="lg" variant={variant} aria-label={name}>
        {label}
      </Button>
    </div>
  );
}
