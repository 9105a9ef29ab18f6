import type { ReactNode } from "react";
import {
  CallRow,
  InvoiceRow,
  MailRow,
  MessageRow,
  PaidTwiceRow,
  PersonRow,
  PlanRow,
  UnseenMoneyRow,
} from "./lead-rows.tsx";
import { ChangeRow, ClientTurnRow, DoneStepRow, MilestoneRow, ReplyRow, StepRow } from "./project-rows.tsx";
import type { ItemOf, WaitingCard } from "./read-waiting.ts";
import { UninvoicedRow } from "./uninvoiced-row.tsx";

type Rows = {
  [Card in WaitingCard]: (
    item: ItemOf<Card>,
    /** The page that shows it, to come back to. */
    from: string,
  ) => ReactNode;
};

/** What one thing that waits looks like, in its card and in the page of all of them. */
export const waitingRows: Rows = {
  paidTwice: (item, from) => <PaidTwiceRow item={item} from={from} />,
  messages: (item, from) => <MessageRow item={item} from={from} />,
  calls: (item, from) => <CallRow item={item} from={from} />,
  people: (item, from) => <PersonRow item={item} from={from} />,
  unseenMoney: (item, from) => <UnseenMoneyRow item={item} from={from} />,
  mails: (item, from) => <MailRow item={item} from={from} />,
  plans: (item, from) => <PlanRow item={item} from={from} />,
  invoices: (item) => <InvoiceRow item={item} />,
  replies: (item) => <ReplyRow item={item} />,
  changes: (item) => <ChangeRow item={item} />,
  confirms: (item, from) => <DoneStepRow item={item} from={from} />,
  uninvoiced: (item, from) => <UninvoicedRow item={item} from={from} />,
  milestones: (item) => <MilestoneRow item={item} />,
  steps: (item) => <StepRow item={item} />,
  clients: (item, from) => <ClientTurnRow item={item} from={from} />,
};
