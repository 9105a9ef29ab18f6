import { getTexts } from "#texts/get-texts.ts";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import type { Invoice } from "../read-invoices.ts";
import { ControlForm } from "./control-form.tsx";

type Props = { invoice: Invoice };

/** Throws a draft away, or what is to become one. */
export async function DiscardForm({ invoice }: Props) {
  const { discard } = (await getTexts()).invoiceControls;
  return (
    <SavedForm action={`/api/owner/invoices/${invoice.id}`} label={discard.submit}>
      <div>
        <ConfirmButton
          name="action"
          value="discarded"
          variant="ghost"
          kind="danger"
          title={discard.title}
          question={discard.question}
          confirmLabel={discard.submit}
        >
          {discard.submit}
        </ConfirmButton>
      </div>
    </SavedForm>
  );
}

/** Takes an invoice back: nothing is owed. */
export async function VoidForm({ invoice }: Props) {
  const texts = (await getTexts()).invoiceControls.void;
  return <EndForm invoice={invoice} ending="void" texts={texts} />;
}

/** Gives up that an invoice is paid. */
export async function GiveUpForm({ invoice }: Props) {
  const { uncollectible } = (await getTexts()).invoiceControls;
  return <EndForm invoice={invoice} ending="uncollectible" texts={uncollectible} />;
}

type EndFormProps = Props & {
  ending: "void" | "uncollectible";
  texts: {
    heading: string;
    words: string;
    submit: string;
    title: (number: string) => string;
    question: string;
  };
};

function EndForm({ invoice, ending, texts }: EndFormProps) {
  return (
    <ControlForm invoice={invoice} heading={texts.heading} words={texts.words}>
      <div>
        <ConfirmButton
          name="action"
          value={ending}
          variant="outline"
          kind="danger"
          title={texts.title(invoice.number ?? "")}
          question={texts.question}
          confirmLabel={texts.submit}
        >
          {texts.submit}
        </ConfirmButton>
      </div>
    </ControlForm>
  );
}
