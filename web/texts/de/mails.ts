import type { mails as english } from "../en/mails.ts";
import { sentence } from "../sentence.ts";

export const mails = {
  somebody: "Jemand",
  letter: {
    hello: "Guten Tag {name},",
    /** With “Sie” goes the whole name. */
    greets: "whole name",
    greetings:
      "hallo|hi|hey|hello|moin|servus|grüezi|grüß (gott|dich|euch)|guten? (morgen|tag|abend)|(sehr )?geehrte[rs]?|liebe[rs]?",
  },
  descriptions: {
    "contact-notice": "Benachrichtigung an die Agentur",
    "contact-received": "Bestätigung",
    "contact-reply": "Ihre Antwort",
    "client-invite": "Einladung",
    "client-joined": "Beim Kunden dabei",
    "unlinked-people": "Konto ohne Einladung",
    "password-changed": "Neues Passwort",
    "address-changed": "Neue Adresse",
    "factor-added": "Anmeldung in zwei Schritten eingerichtet",
    "factor-removed": "Authenticator-App entfernt",
    "recovery-code-used": "Wiederherstellungscode verwendet",
    "recovery-codes-renewed": "Neue Wiederherstellungscodes",
    "new-device": "Anmeldung mit einem neuen Gerät",
    "call-notice": "Benachrichtigung an die Agentur",
    "call-received": "Bestätigung der Anfrage",
    "call-changed": "Bestätigung des neuen Termins",
    "call-changed-notice": "Neuer Termin gewünscht",
    "call-proposed": "Ihr Vorschlag",
    "call-confirmed": "Ihre Bestätigung",
    "call-accepted-notice": "Termin angenommen",
    "call-declined": "Gespräch abgelehnt",
    "call-cancelled": "Bestätigung der Absage",
    "call-cancelled-by-us": "Ihre Absage",
    "call-cancelled-notice": "Absage durch den Besucher",
    "doubtful-requests": "Spam-Verdacht",
    digest: "Neues aus Projekten",
    "operations-alert": "Warnung",
    "second-subscription": "Doppelt bezahlt",
    "second-subscription-ended": "Zweites Paket beendet",
    "care-plan-notice": "Betreuungspaket",
    "invoice-open": "Neue Rechnung",
    "invoice-paid": "Rechnung bezahlt",
    "invoice-receipt": "Zahlung eingegangen",
    "invoice-reminder": "Erinnerung an eine Rechnung",
    "invoice-sender-changed": "Angaben auf Rechnungen geändert",
    "payment-failed": "Zahlung fehlgeschlagen",
    "order-decided": "Nachtrag entschieden",
  },
  billing: {
    paidTwice: {
      subject: (client) => `${client} hat doppelt bezahlt`,
      text: (client, prices) =>
        `${client} bezahlt jetzt mehr als ein Betreuungspaket: ${prices} im Monat, zuzüglich Steuer.`,
      next: "Auf der Seite des Kunden können Sie das zuletzt gewählte Paket beenden und erstatten, was dafür bezahlt wurde. Bis dahin geschieht nichts von selbst.",
      open: "Den Kunden öffnen",
    },
    secondPlanEnded: {
      subject: (sum) => `${sum} sind auf dem Weg zurück zu Ihnen`,
      nothingSubject: "Ihr zweites Betreuungspaket ist beendet",
      text: (client) =>
        `Für ${client} waren zwei Betreuungspakete bezahlt. Das zuletzt gewählte ist beendet, das andere läuft weiter wie bisher.`,
      back: (sum) =>
        `${sum} gingen auf die Karte zurück, mit der bezahlt wurde. Je nach Bank dauert es fünf bis zehn Tage, bis sie zu sehen sind.`,
      nothingBack: "Dafür war noch nichts abgebucht.",
      open: "Abrechnung öffnen",
    },
    notice: {
      subjects: {
        bought: (client) => `${client} hat ein Betreuungspaket gewählt`,
        changed: (client) => `${client} hat ein anderes Betreuungspaket gewählt`,
        cancelled: (client) => `${client} hat das Betreuungspaket gekündigt`,
        kept: (client) => `${client} behält das Betreuungspaket nun doch`,
        ended: (client) => `Das Betreuungspaket von ${client} ist beendet`,
        failed: (client) => `Eine Zahlung von ${client} ist fehlgeschlagen`,
        "paid-again": (client) => `${client} hat wieder bezahlt`,
      },
      texts: {
        bought: (price, until) =>
          `Es kostet ${price} im Monat, zuzüglich Steuer, und ist bis ${until} bezahlt.`,
        changed: (price, until) =>
          `Es kostet jetzt ${price} im Monat, zuzüglich Steuer, und ist bis ${until} bezahlt.`,
        cancelled: (price, until) =>
          sentence`Das Paket für ${price} im Monat, zuzüglich Steuer, endet am ${until}.`,
        kept: (price, until) =>
          `Das Paket für ${price} im Monat, zuzüglich Steuer, läuft nach dem ${until} weiter.`,
        ended: (price) => `Es hat ${price} im Monat gekostet, zuzüglich Steuer.`,
        failed: (price) =>
          `Die letzte Zahlung für das Betreuungspaket von ${price} im Monat, zuzüglich Steuer, ist fehlgeschlagen. Der Kunde hat ebenfalls eine E-Mail erhalten.`,
        "paid-again": (price, until) =>
          `Das Betreuungspaket von ${price} im Monat, zuzüglich Steuer, ist bis ${until} bezahlt.`,
      },
      open: "Den Kunden öffnen",
    },
    paymentFailed: {
      subject: "Die Zahlung für Ihr Betreuungspaket ist fehlgeschlagen",
      text: (client, price) =>
        `Die letzte Zahlung für das Betreuungspaket von ${client}, ${price} im Monat zuzüglich Steuer, ist fehlgeschlagen.`,
      next: "Bitte sehen Sie nach der Karte, oder bezahlen Sie auf anderem Weg. Ihr Betreuungspaket läuft inzwischen weiter.",
      open: "Abrechnung öffnen",
    },
  },
  invoice: {
    open: {
      subject: (number, sum) => `Rechnung ${number}: ${sum}`,
      text: (client, sum, day) =>
        `Für ${client} gibt es eine neue Rechnung: Bis zum ${day} sind ${sum} zu bezahlen.`,
      next: "Sie können mit Karte oder per Überweisung bezahlen: Beides steht auf der Rechnung.",
      open: "Die Rechnung öffnen",
    },
    reminder: {
      subject: (number, sum) => `Rechnung ${number}: noch ${sum} offen`,
      text: (client, sum, day) =>
        `Eine Rechnung für ${client}, fällig am ${day}, ist noch nicht bezahlt: ${sum} stehen noch aus.`,
      next: "Falls Sie inzwischen bezahlt haben, müssen Sie nichts weiter tun.",
      open: "Die Rechnung öffnen",
    },
    receipt: {
      subject: (number, sum) => `Zahlung eingegangen: ${sum} zur Rechnung ${number}`,
      text: (client, number, sum) =>
        `Vielen Dank. Ihre Zahlung über ${sum} (${client}) zur Rechnung ${number} ist eingegangen, die Rechnung ist damit bezahlt.`,
      next: "Auf der Rechnung steht, was wann bezahlt wurde. Sie können sie für Ihre Unterlagen ausdrucken.",
      open: "Die Rechnung öffnen",
    },
    paid: {
      subject: (client, sum) => `${client} hat ${sum} bezahlt`,
      text: (number) => `Die Rechnung ${number} ist bezahlt.`,
      open: "Die Rechnung öffnen",
    },
  },
  invoiceSender: {
    account: "Die Bankverbindung auf Rechnungen wurde geändert",
    sender: "Der Absender auf Rechnungen wurde geändert",
    by: (name, agency) =>
      sentence`${name} hat dies soeben im Portal von ${agency} geändert, mit dem Passwort dieses Kontos.`,
    byNobody: (agency) => sentence`Dies wurde soeben im Portal von ${agency} geändert.`,
    was: "Vorher:",
    becomes: "Jetzt:",
    ending: (ending) => `ein Konto mit den letzten Zeichen ${ending}`,
    none: "nichts",
    fine: "Wenn das aus der Agentur kam, ist nichts weiter zu tun. Rechnungen, die schon gestellt sind, bleiben, wie sie sind.",
    ifNot:
      "Wenn nicht, ist jemand Fremdes mit einem Agenturkonto angemeldet. Wählen Sie ein neues Passwort und melden Sie alle anderen Geräte ab, tragen Sie die vorige Angabe wieder ein (sie steht im Änderungsprotokoll), und stellen Sie vorher keine Rechnung. Sehen Sie dann die Rechnungen durch, die seither gestellt wurden, und rufen Sie die Kunden an, die eine bekommen haben.",
    open: "Einstellungen der Rechnungen öffnen",
  },
  orderDecided: {
    subject: {
      approved: (number, sum) => `Nachtrag Nr. ${number} freigegeben: ${sum}`,
      declined: (number, sum) => `Nachtrag Nr. ${number} abgelehnt: ${sum}`,
    },
    text: {
      approved: (told) =>
        sentence`${told.by} (${told.client}) hat den Nachtrag Nr. ${told.number} zu ${told.project}, „${told.title}“, freigegeben: ${told.sum}.`,
      declined: (told) =>
        sentence`${told.by} (${told.client}) hat den Nachtrag Nr. ${told.number} zu ${told.project}, „${told.title}“, abgelehnt: ${told.sum}.`,
    },
    reason: (words) => `Die Begründung: „${words}“`,
    open: "Den Nachtrag öffnen",
  },
  alert: {
    titles: {
      error: "Auf Ihrer Website ist etwas schiefgegangen",
      slow: "Ihre Website ist langsam",
      mail: "E-Mails gehen nicht hinaus",
      publish: "Etwas Veröffentlichtes steht noch nicht auf der Website",
      full: "Über Ihre Formulare kam mehr, als sie annehmen",
      several: "Auf Ihrer Website ist einiges schiefgegangen",
    },
    headings: {
      error: "Fehlgeschlagen",
      slow: "Länger als fünf Sekunden gedauert",
      mail: "E-Mails, die nicht hinausgehen",
      publish: "Veröffentlichtes, das Besucher nicht sehen",
      full: "Formulare, die Besucher baten, stattdessen eine E-Mail zu schreiben",
    },
    forms: { contact: "Kontaktformular", call: "Erstgespräch" },
    happened: (what, times) => (times > 1 ? `${what}, ${times}-mal` : what),
    more: (count) => `Und ${count} weitere, die im Protokoll stehen.`,
    next: "Nichts Gespeichertes ist verloren. Was in den nächsten zehn Minuten geschieht, kommt in einer weiteren E-Mail.",
    open: "Übersicht öffnen",
  },
  states: {
    described: (mail, state) => `${mail}: ${state}`,
    sent: "gesendet",
    givenUp: (attempts, why) => `nach ${attempts} Versuchen aufgegeben. ${why}`,
    waiting: (attempt, why) => sentence`wartet auf Versuch ${attempt}. ${why}`,
    onItsWay: "unterwegs",
  },
  failures: {
    incomplete: "Die Daten der E-Mail sind unvollständig",
    refused: (code) => `Der Mailserver hat die E-Mail abgelehnt (${code})`,
    unreachable: (code) => `Der Mailserver war nicht erreichbar (${code})`,
    noOwner: "Es gibt kein Agenturkonto, an das sie gehen könnte",
    international:
      "Der Mailserver nimmt keine Adressen mit Buchstaben jenseits von A bis Z an: Schreiben Sie aus einem Postfach, das es kann, oder rufen Sie an",
  },
  contact: {
    notice: {
      subject: (name) => `Neue Nachricht von ${name}`,
      title: (name) => `${name} hat geschrieben`,
      reachable: (email, phone) =>
        sentence`${email}${phone ? `, ${phone}` : ""}. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort dorthin.`,
      open: "Nachricht öffnen",
    },
    received: {
      subject: "Ihre Nachricht ist angekommen",
      title: "Vielen Dank für Ihre Nachricht",
      text: "Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese E-Mail.",
    },
    reply: {
      subject: (agency) => `Re: Ihre Nachricht an ${agency}`,
      title: "Die Antwort auf Ihre Nachricht",
      wrote: "Sie haben geschrieben:",
    },
  },
  calls: {
    inCalendar: (agency) => `Erstgespräch mit ${agency}`,
    product: "Erstgespräche",
    see: "Gespräch ansehen",
    change: "Gespräch verschieben oder absagen",
    accept: "Diesen Termin annehmen oder ändern",
    why: {
      "not free":
        "Der Termin, um den Sie gebeten haben, ist nicht frei. Vorgeschlagen wird stattdessen dieser.",
      asked: "Dieser Termin wird anstelle dessen vorgeschlagen, um den Sie gebeten haben.",
      proposed: "Dieser Termin wird anstelle des früheren Vorschlags vorgeschlagen.",
      confirmed: "Der bestätigte Termin gilt nicht mehr. Vorgeschlagen wird stattdessen dieser.",
    },
    open: "Ihre Gespräche öffnen",
    toOwner: {
      "call-notice": {
        subject: (name) => `${name} bittet um ein Gespräch`,
        title: (name) => `${name} bittet um ein Erstgespräch`,
        text: "",
      },
      "call-cancelled-notice": {
        subject: (name) => `${name} hat das Gespräch abgesagt`,
        title: (name) => `${name} hat das Gespräch abgesagt`,
        text: "",
      },
      "call-changed-notice": {
        subject: (name) => `${name} bittet um einen anderen Termin`,
        title: (name) => `${name} bittet um einen anderen Termin`,
        text: "Der frühere Termin gilt nicht mehr. Bitte bestätigen Sie den neuen.",
      },
      "call-accepted-notice": {
        subject: (name) => `${name} hat den Termin angenommen`,
        title: (name) => `${name} hat Ihren Termin angenommen`,
        text: "",
      },
    },
    toVisitor: {
      "call-received": {
        subject: "Ihre Anfrage für ein Erstgespräch",
        title: "Vielen Dank für Ihre Anfrage",
        text: "Um diesen Termin haben Sie gebeten.",
      },
      "call-changed": {
        subject: "Ihr neuer Termin für das Erstgespräch",
        title: "Ihr neuer Termin ist angekommen",
        text: "Der frühere Termin gilt nicht mehr.",
      },
      "call-proposed": {
        subject: "Ein anderer Termin für Ihr Erstgespräch",
        title: "Passt Ihnen dieser Termin?",
        text: "Über den Link nehmen Sie ihn an oder wählen einen anderen.",
      },
      "call-confirmed": {
        subject: "Ihr Erstgespräch ist bestätigt",
        title: "Ihr Gespräch ist bestätigt",
        text: "",
      },
      "call-declined": {
        subject: "Zu Ihrem Erstgespräch",
        title: "Dieses Gespräch kann nicht stattfinden",
        text: "Schade, dass es nicht klappt. Antworten Sie auf diese E-Mail, um einen anderen Weg zu finden.",
      },
      "call-cancelled": {
        subject: "Ihr Erstgespräch ist abgesagt",
        title: "Ihr Gespräch ist abgesagt",
        text: "Mehr ist nicht nötig. Sie können jederzeit um ein neues Gespräch bitten.",
      },
      "call-cancelled-by-us": {
        subject: "Ihr Erstgespräch muss abgesagt werden",
        title: "Ihr Gespräch muss abgesagt werden",
        text: "Bitte entschuldigen Sie: Dieser Termin ist nun doch nicht möglich. Antworten Sie auf diese E-Mail, um einen anderen zu finden.",
      },
    },
  },
  people: {
    invite: {
      subject: (client) => `Einladung zu den Projekten von ${client}`,
      title: (agency) => `${agency} lädt Sie ein`,
      words: ({ agency, client, by }) =>
        `${agency} arbeitet für ${client}, und ${by} lädt Sie ein: Sie sehen, wie es um die Projekte steht, tauschen Dateien aus und entscheiden über Änderungen.`,
      theAgency: "die Agentur",
      join: "Zustimmen oder ablehnen",
      accept: "Einladung annehmen",
      hasAccount: (email) =>
        `Mit dieser Adresse, ${email}, haben Sie schon ein Konto: Melden Sie sich an, und antworten Sie innerhalb von 14 Tagen. Bis dahin ändert sich nichts. Wenn Sie diese E-Mail nicht erwartet haben, brauchen Sie nichts zu tun.`,
      signUp: (email) =>
        `Bitte legen Sie mit dieser Adresse, ${email}, ein Konto an. Der Link gilt 14 Tage. Wenn Sie diese E-Mail nicht erwartet haben, brauchen Sie nichts zu tun.`,
    },
    joined: {
      subject: (client) => `Sie sehen jetzt die Projekte von ${client}`,
      title: (client) => `Sie gehören jetzt zu ${client}`,
      text: (client, name) =>
        sentence`Guten Tag${name ? ` ${name}` : ""}, in Ihrem Konto stehen jetzt die Projekte von ${client}.`,
      open: "Ihren Bereich öffnen",
    },
    password: {
      subject: "Ihr Passwort wurde geändert",
      text: (agency) =>
        `Das Passwort Ihres Kontos bei ${agency} wurde soeben geändert, und Ihre anderen Geräte wurden abgemeldet. Wenn Sie das waren, brauchen Sie nichts zu tun.`,
      ifNot:
        "Wenn nicht, wählen Sie sofort ein neues, und geben Sie Bescheid, indem Sie auf diese E-Mail antworten.",
      choose: "Neues Passwort wählen",
    },
    address: {
      subject: "Ihre Adresse für die Anmeldung wurde geändert",
      text: (agency, address) =>
        sentence`Ihr Konto bei ${agency} gehört jetzt zu einer anderen Adresse, ${address}. Wenn Sie das waren, brauchen Sie nichts zu tun.`,
      ifNot: "Wenn nicht, geben Sie sofort Bescheid, indem Sie auf diese E-Mail antworten.",
    },
    unlinked: {
      several: (count) => `${count} Personen`,
      subject: (who) => `Konto ohne Einladung angelegt: ${who}`,
      text: "Zu sehen ist dort nichts, bis Sie es einem Kunden zuordnen.",
      open: "Ihre Kunden öffnen",
    },
  },
  account: {
    added: {
      subject: "Für Ihr Konto wurde eine Authenticator-App eingerichtet",
      text: (agency, name) =>
        sentence`Ihr Konto bei ${agency} hat ab jetzt eine Authenticator-App${name ? `, „${name}“` : ""}. Wer sich anmeldet, wird nach einem Code daraus gefragt, und Ihre anderen Geräte wurden abgemeldet.`,
      next: "Bewahren Sie Ihre Wiederherstellungscodes so auf, dass Sie sie auch ohne Ihr Telefon finden.",
    },
    removed: {
      subject: "Eine Authenticator-App wurde aus Ihrem Konto entfernt",
      text: (agency, name) =>
        sentence`Ihr Konto bei ${agency} fragt nicht mehr nach einem Code aus ${name ? `„${name}“` : "einer Ihrer Authenticator-Apps"}.`,
      opensWith: {
        another: "Nach einem Code aus Ihrer anderen App fragt es weiterhin.",
        password: "Es war die letzte: Ab jetzt öffnet das Passwort allein Ihr Konto.",
        none: "Es war die letzte, und das Konto bleibt zu, bis Sie eine andere eingerichtet haben.",
      },
    },
    used: {
      subject: "Für Ihr Konto wurde ein Wiederherstellungscode verwendet",
      text: (agency) =>
        `Bei der Anmeldung zu Ihrem Konto bei ${agency} wurde statt der Authenticator-App ein Wiederherstellungscode verwendet. Die App ist entfernt, und das Konto bleibt zu, bis eine andere eingerichtet ist.`,
      left: (count) =>
        count === 0
          ? "Das war der letzte Code. Mit der neuen App bekommen Sie zehn andere."
          : `${count === 1 ? "Ein Code ist" : `${count} Codes sind`} übrig, bis Sie mit der neuen App zehn andere bekommen.`,
    },
    renewed: {
      subject: "Sie haben neue Wiederherstellungscodes",
      text: (agency) =>
        `Für Ihr Konto bei ${agency} wurden zehn neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
    },
    device: {
      subject: "Ihr Konto wurde auf einem neuen Gerät geöffnet",
      unfinished: "Jemand kennt das Passwort Ihres Kontos",
      text: (agency) =>
        `Bei Ihrem Konto bei ${agency} hat sich jemand mit einem Gerät angemeldet, das nicht bekannt war.`,
      onlyPassword: (agency) =>
        `Jemand hat das Passwort Ihres Kontos bei ${agency} oder den Code aus einer E-Mail eingegeben, auf einem Gerät, das nicht bekannt war. Fünf Minuten später fehlte der zweite Schritt noch. Geöffnet wurde nichts.`,
      where: (device, when) => `Das war ${device}, am ${when} (UTC).`,
    },
    ifNot:
      "Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, wählen Sie sofort ein neues Passwort, und geben Sie Bescheid, indem Sie auf diese E-Mail antworten.",
    open: {
      settings: "Einstellungen ansehen",
      sessions: "Ansehen, wo Sie angemeldet sind",
      password: "Neues Passwort wählen",
    },
  },
  digest: {
    title: (count) => (count === 1 ? "Es gibt Neues" : `${count} Neuigkeiten`),
    hello: (name) => `Guten Tag ${name}, das ist passiert, seit Sie zuletzt nachgesehen haben.`,
    more: (count) => `Und ${count} weitere.`,
    open: "Alles ansehen",
    rhythm:
      "Eine solche E-Mail kommt höchstens einmal in der Stunde, und keine, wenn Sie schon nachgesehen haben.",
    unsubscribe: "Abbestellen",
    subjects: {
      review: (title) => `Bitte ansehen: ${title}`,
      approve: (number, price) => `Bitte freigeben: Nachtrag Nr. ${number}, ${price}`,
      andMore: (subject, more) => `${subject}, und ${more} weitere`,
      project: (project) => `Neues zu ${project}`,
      several: "Neues zu Ihren Projekten",
    },
  },
  doubtful: {
    title: (count) =>
      count === 1
        ? "Spam – oder eine Anfrage?"
        : `Spam – oder Anfragen? ${count >= 1000 ? "sehr viele" : count} zum Ansehen`,
    text: "Das kam über Ihre Formulare und sieht ein wenig nach Spam aus. Eine Bestätigung hat niemand bekommen.",
    named: {
      message: (name) => `Nachricht von ${name}`,
      call: (name) => `Gesprächswunsch von ${name}`,
    },
    open: { message: "Nachrichten ansehen", call: "Gespräche ansehen" },
    more: (count) => `Und ${count >= 950 ? "sehr viele" : count} weitere, in denselben Listen.`,
    kept: "Mit „Kein Spam“ wird daraus eine Anfrage wie jede andere. So eine E-Mail kommt höchstens einmal am Tag.",
  },
} satisfies typeof english;
