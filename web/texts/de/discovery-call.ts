import type { discoveryCall as english } from "../en/discovery-call.ts";

export const discoveryCall = {
  title: "Erstgespräch vereinbaren",
  description: (agency) =>
    `Bitten Sie ${agency} um ein erstes Gespräch von dreißig Minuten, zu einer Zeit, die Ihnen passt.`,
  person: "Sie sprechen mit",
  form: {
    legend: "Felder mit {mark} sind nötig, dazu eine E-Mail-Adresse oder eine Telefonnummer.",
    name: "Ihr Name",
    email: "E-Mail",
    phone: "Telefon",
    oneOfTwo: "(eines von beiden)",
    date: "Datum",
    startTime: "Beginn",
    startTimeHint: "Zwischen {opens} und {latest} Uhr, {timeZone}.",
    endTime: "Ende",
    endTimeHint: "Immer 30 Minuten nach dem Beginn.",
    notes: "Anmerkungen",
    notesHint: "Worum soll es in dem Gespräch gehen?",
    oddTimes: {
      past: "Diese Uhrzeit ist heute schon vorbei. Sie können sie trotzdem senden und bekommen dann eine andere vorgeschlagen.",
      far: "Das ist mehr als ein halbes Jahr hin. Stimmt die Jahreszahl?",
    },
    submit: "Um diesen Termin bitten",
    submitting: "Wird gesendet …",
    sent: "Danke! Die Bestätigung des Termins folgt.",
    failed: "Das Senden ist fehlgeschlagen. Bitte versuchen Sie es später noch einmal.",
    full: "Gerade kam mehr, als dieses Formular annimmt. Bitte schreiben Sie an {address}: Was Sie eingegeben haben, steht noch da.",
  },
} satisfies typeof english;
