import type { ownerAnswers as english } from "../en/owner-answers.ts";

export const ownerAnswers = {
  failures: {
    refused: "Bitte prüfen Sie Ihre Eingaben: Etwas fehlt oder ist zu lang.",
    gone: "Diese Nachricht gibt es nicht mehr.",
    "not-a-day": "Bitte wählen Sie einen Tag ab morgen, höchstens ein Jahr voraus.",
    "none-selected": "Bitte wählen Sie zuerst mindestens eine Nachricht aus.",
    "reply-gone": "Diesen Textbaustein gibt es nicht mehr.",
    "too-many-replies": "Es gibt schon fünfzig Textbausteine. Bitte entfernen Sie zuerst einen.",
    taken: "Ein anderes bestätigtes Gespräch überschneidet sich mit diesem.",
    closed: "Dieses Gespräch kann nicht mehr geändert werden.",
    empty: "Bitte schreiben Sie zuerst etwas.",
    order: "Das Ende muss nach dem Beginn liegen.",
    decided: "Das wartet nicht mehr auf den Kunden.",
    "reminded-already": "Der Kunde wurde vor weniger als einem Tag daran erinnert.",
    "no-people":
      "Bei diesem Kunden sähe es niemand. Laden Sie zuerst jemanden ein, oder zeigen Sie jemandem die Kosten.",
    missing: "Diesen Kunden gibt es nicht mehr.",
    archived: "Dieser Kunde ist archiviert. Stellen Sie ihn zuerst wieder her.",
    member: "Diese Person gehört schon zu dem Kunden.",
    "no-member": "Diese Person gehört nicht mehr zu dem Kunden.",
    "last-money":
      "Nur diese Person kann hier noch entscheiden und zahlen. Zeigen Sie zuerst jemand anderem die Kosten.",
    "money-limited":
      "Das wurde in der letzten Stunde sehr oft geändert. Bitte versuchen Sie es später noch einmal.",
    owner: "Diese Adresse gehört zur Agentur, und die sieht ohnehin jeden Kunden.",
    choose: "Bitte wählen Sie den Kunden, dem die Person zugeordnet werden soll.",
    "not-missed": "Diese Adresse steht nicht mehr auf der Liste.",
    "invite-closed": "Diese Einladung wurde schon angenommen oder zurückgezogen.",
    "stripe-away":
      "Stripe hat nicht vollständig geantwortet. Nichts ist verloren oder doppelt bezahlt: Bitte versuchen Sie es noch einmal.",
    "sum-changed":
      "Der Betrag hat sich inzwischen geändert, deshalb wurde nichts erstattet. Bitte prüfen Sie den neuen.",
    "only-plan":
      "Das andere Paket ist inzwischen beendet. Dieses ist das einzige, das noch läuft, und es läuft weiter.",
    "money-busy": "Das geschieht gerade. Bitte sehen Sie in einer Minute noch einmal nach.",
    "returned-before": "Das Geld wurde schon erstattet, und das zweite Paket ist beendet.",
    "not-paid-twice": "Dieses Paket ist kein zweites mehr.",
    "not-waiting": "Diese E-Mail wartet nicht mehr.",
    "no-publish": "Diese Änderung steht nicht mehr auf der Liste.",
    "not-disabled":
      "Dieses Konto gibt es nicht mehr, oder es gehört zur Agentur und lässt sich nicht sperren.",
  },
  successes: {
    retried: "Wieder unterwegs. Das kann ein paar Sekunden dauern.",
    replied: "Ihre Antwort ist unterwegs.",
    confirm: "Das Gespräch ist bestätigt.",
    decline: "Die Anfrage ist abgelehnt.",
    cancel: "Das Gespräch ist abgesagt.",
    propose: "Der neue Termin ist vorgeschlagen. Jetzt ist der Besucher am Zug.",
    quarantine: "Als Spam abgelegt.",
    release: "Die Anfrage ist nicht mehr als Spam markiert.",
    blocked: "Die Zeit ist gesperrt.",
    unblocked: "Die Zeit ist nicht mehr gesperrt.",
    reminded: "Der Kunde ist erinnert und erhält eine E-Mail, wenn er nicht vorher nachsieht.",
    converted: "Der Kunde ist angelegt, und die Einladung per E-Mail ist unterwegs.",
    "known-client": "Die Adresse gehört schon zu einem Kunden; niemand wird angelegt oder eingeladen.",
    asked:
      "Zu dieser Adresse gibt es schon ein Konto. Die Person hat eine E-Mail erhalten und sieht nichts von diesem Kunden, bis sie zustimmt.",
    "invited-again": "Die Einladung ist noch einmal unterwegs. Sie gilt ab heute 14 Tage.",
    "asked-again": "Eine weitere E-Mail ist unterwegs. Für die Zusage bleiben ab heute 14 Tage.",
    revoked: "Die Einladung ist zurückgezogen; ihr Link gilt nicht mehr.",
    removed: "Die Person sieht die Projekte dieses Kunden nicht mehr.",
    "money-shown": "Die Person sieht jetzt, was dieser Kunde zahlt, und entscheidet darüber.",
    "money-hidden": "Die Person sieht nicht mehr, was dieser Kunde zahlt.",
    linked: "Die Person ist zugeordnet und weiß per E-Mail Bescheid.",
    disabled: "Das Konto ist gesperrt. Wer damit angemeldet war, ist abgemeldet.",
    enabled: "Das Konto ist wieder entsperrt.",
    redirected: "Die Adresse führt ab jetzt dorthin. Das kann ein paar Sekunden dauern.",
    forgotten: "Die Adresse ist von der Liste. Sie kommt zurück, wenn wieder jemand nach ihr sucht.",
    "money-returned":
      "Das zweite Paket ist beendet, und das Geld ist auf dem Rückweg. Der Kunde wurde per E-Mail informiert.",
    "money-returned-before": "Das Geld wurde schon erstattet. Das zweite Paket ist beendet.",
    "second-plan-ended":
      "Das zweite Paket ist beendet. Dafür war noch nichts bezahlt. Der Kunde wurde per E-Mail informiert.",
    "reply-saved": "Der Textbaustein ist gespeichert.",
    "reply-removed": "Der Textbaustein ist entfernt.",
    noted: "Die Notiz ist hinzugefügt.",
    "note-removed": "Die Notiz ist entfernt.",
  },
  done: "Erledigt.",
} satisfies typeof english;
