import type { uninvoiced as english } from "../en/uninvoiced.ts";
import { sentence } from "../sentence.ts";

export const uninvoiced = {
  facts: (number, sum) => `Nr. ${number}, ${sum}`,
  partly: (left, price) => `${left} von ${price}`,
  invoice: "In Rechnung stellen",
  invoiceNamed: (title) => `In Rechnung stellen: ${title}`,
  invoiceRest: "Rest in Rechnung stellen",
  invoiceRestNamed: (title) => `Rest in Rechnung stellen: ${title}`,
  credit: "Gutschreiben",
  creditNamed: (title) => `Gutschreiben: ${title}`,
  elsewhere: "Anderswo abgerechnet",
  elsewhereNamed: (title) => `Anderswo abgerechnet: ${title}`,
  creditedElsewhere: "Anderswo gutgeschrieben",
  creditedElsewhereNamed: (title) => `Anderswo gutgeschrieben: ${title}`,
  left: (sum) => sentence`Noch nicht abgerechnet: ${sum}.`,
  toCredit: (sum) => sentence`Noch nicht gutgeschrieben: ${sum}.`,
  isElsewhere: (day) => sentence`Am ${day} als anderswo erledigt vermerkt.`,
  notElsewhere: "Wieder aufnehmen",
  notElsewhereNamed: (title) => `Wieder aufnehmen: ${title}`,
  taken: (title) => `„${title}“ gilt als anderswo erledigt.`,
  back: (title) => `„${title}“ ist wieder abzurechnen.`,
  notApproved: "Nur ein freigegebener Nachtrag kann anderswo erledigt sein. Öffnen Sie die Seite neu.",
} satisfies typeof english;
