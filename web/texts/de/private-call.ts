import type { privateCall as english } from "../en/private-call.ts";
import { sentence } from "../sentence.ts";

export const privateCall = {
  title: "Ihr Erstgespräch",
  states: {
    requested: "Um diesen Termin haben Sie gebeten. Er muss noch bestätigt werden.",
    proposed:
      "Stattdessen wird dieser Termin vorgeschlagen. Bitte nehmen Sie ihn an, oder bitten Sie um einen anderen.",
    confirmed: "Dieser Termin ist bestätigt.",
    declined: "Dieses Gespräch konnte nicht angenommen werden.",
    cancelled: "Dieses Gespräch ist abgesagt.",
    spam: "",
  },
  way: {
    byPhone: (phone) => sentence`Der Anruf kommt unter der Nummer ${phone}.`,
    byEmail: "Wie das Gespräch zustande kommt, steht vorher in einer E-Mail an Sie.",
  },
  accept: "Diesen Termin annehmen",
  change: {
    title: "Um einen anderen Termin bitten",
    date: "Datum",
    startTime: "Beginn",
    submit: "Um diesen Termin bitten",
  },
  cancel: {
    title: "Etwas dazwischengekommen?",
    hint: "Wenn Sie absagen, wird der Termin für andere frei. Sie können jederzeit um ein neues Gespräch bitten.",
    submit: "Dieses Gespräch absagen",
  },
  done: {
    cancelled: "Ihr Gespräch ist abgesagt.",
    accepted: "Danke! Der Termin ist bestätigt.",
    changed: "Danke! Die Bestätigung des Termins folgt.",
    same: "Diesen Termin haben Sie schon. Es hat sich nichts geändert.",
  },
  refusals: {
    taken: "Dieser Termin wurde inzwischen vergeben. Bitte wählen Sie einen anderen.",
    closed: "Dieses Gespräch kann nicht mehr geändert werden.",
    failed: "Das Senden ist fehlgeschlagen. Bitte versuchen Sie es später noch einmal.",
  },
  limited:
    "Das waren viele Änderungen an einem Gespräch. Bitte warten Sie eine Stunde, und versuchen Sie es dann noch einmal.",
  missing: "Dieses Gespräch gibt es nicht, oder daran lässt sich so nichts ändern.",
} satisfies typeof english;
