import type { doneStep as english } from "../en/done-step.ts";
import { sentence } from "../sentence.ts";

export const doneStep = {
  done: "Erledigt",
  doneNamed: (step) => `Erledigt: ${step}`,
  addWord: "Etwas dazu sagen",
  comment: "Was Sie dazu sagen möchten",
  sentBack: (reply) => `Noch nicht erledigt: ${reply}`,
  marked: (age) =>
    sentence`Als erledigt gemeldet ${age}. Die Agentur bestätigt es oder sagt Ihnen, was fehlt.`,
  takeBack: "Zurücknehmen",
  takeBackNamed: (step) => `Zurücknehmen: ${step}`,
  says: (who, age) => sentence`${who} hat dies ${age} als erledigt gemeldet.`,
  saysIn: (project, who) => `${project}: von ${who} als erledigt gemeldet`,
  somebody: "Jemand",
  confirm: "Bestätigen",
  confirmNamed: (step) => `Bestätigen: ${step}`,
  sendBack: "Zurückgeben",
  sendBackNamed: (step) => `Zurückgeben: ${step}`,
  notYet: "Noch nicht erledigt?",
  missing: "Was fehlt?",
  writeNext: "Nächsten Schritt schreiben",
  told: {
    done: (step) => `„${step}“ ist als erledigt gemeldet. Die Agentur sieht es sich an.`,
    "take-back": (step) => `Bei „${step}“ sind Sie wieder am Zug.`,
    confirm: (step) => `„${step}“ ist bestätigt. Was kommt als Nächstes?`,
    "send-back": (step) => `„${step}“ ist mit Ihren Worten zurückgegeben.`,
  },
  refusals: {
    changed:
      "Dieser Schritt hat sich inzwischen geändert, deshalb wurde nichts gespeichert. Laden Sie die Seite neu, um zu sehen, wie er steht.",
    limited: "Das waren viele Änderungen in kurzer Zeit. Bitte versuchen Sie es in einer Stunde noch einmal.",
  },
} satisfies typeof english;
