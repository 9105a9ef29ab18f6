import type { privacy as english } from "../en/privacy.ts";
import { sentence } from "../sentence.ts";

const from = (span: string) => span;

export const privacy = {
  processors: {
    heading: "Wer beteiligt ist",
    intro:
      "Diese Dienste arbeiten vertraglich für die Agentur und dürfen die Angaben nur dafür verwenden. Die Liste ergibt sich aus den Einstellungen dieser Website: Ein Dienst, der nicht verwendet wird, steht nicht darin.",
    outside:
      "Manche verarbeiten Angaben möglicherweise in anderen Ländern; dort gilt das Recht des jeweiligen Landes. Behörden erhalten Angaben nur, wenn das Gesetz es verlangt.",
    hosts: (names) => sentence`Ihr Browser verbindet sich dann mit ${names}.`,
    names: {
      hosting: {
        title: "Hosting-Anbieter",
        does: "Betreibt den Rechner, auf dem diese Website und ihr Portal laufen.",
      },
      supabase: {
        title: "Supabase",
        does: "Speichert Datenbank, Konten und Projektdateien des Portals und führt eigene Protokolle.",
      },
      sanity: {
        title: "Sanity",
        does: "Speichert die öffentlichen Texte und Bilder dieser Website. Nachrichten und Angaben von Kunden liegen dort nicht.",
      },
      stripe: {
        title: "Stripe",
        does: "Nimmt die Zahlungen für Betreuungspakete entgegen. Karten werden auf den Seiten von Stripe eingegeben und erreichen diese Website nie.",
      },
      email: { title: "E-Mail-Anbieter", does: "Versendet und empfängt E-Mails." },
      googleAnalytics: { title: "Google Analytics", does: "Zählt Besuche, nur wenn Sie zugestimmt haben." },
      youtube: {
        title: "YouTube",
        does: "Zeigt das Einführungsvideo im erweiterten Datenschutzmodus, erst wenn Sie es starten.",
      },
    },
  },
  kept: {
    heading: "Wie lange etwas gespeichert wird",
    intro:
      "Diese Fristen sind Einstellungen dieser Website. Was älter ist, löscht die Website selbst innerhalb einer Stunde.",
    rules: {
      spam: { what: "Nachrichten und Gesprächsanfragen, die als Spam gelten", until: from },
      requests: {
        what: "Nachrichten und Gesprächsanfragen mit den Antworten und Notizen dazu",
        until: (span) =>
          `${span} nach dem letzten Kontakt. Wenn Sie Kunde werden oder ein Konto haben, so lange, wie das besteht`,
      },
      signups: { what: "Konten, deren Adresse nie bestätigt wurde", until: from },
      accounts: {
        what: "Konten, die zu keinem Kunden gehören",
        until: (span) => `${span} nach der letzten Anmeldung oder bis Sie Ihres löschen`,
      },
      projects: {
        what: "Nachrichten, Dateien und Neuigkeiten eines Projekts",
        until: (span) =>
          `${span}, nachdem das Projekt archiviert wurde. Was entschieden wurde, bleibt Wort für Wort, ohne die Namen derer, die entschieden haben`,
      },
      mails: {
        what: "Kopien der E-Mails, die die Website versendet hat",
        until: (span) => `${span} oder länger, bis die Neuigkeiten darin gelesen sind`,
      },
      audit: { what: "Das Protokoll, wer im Portal was geändert hat", until: from },
      records: { what: "Technische Aufzeichnungen über die Arbeit der Website selbst", until: from },
    },
    doubtful: {
      what: "Nachrichten und Gesprächsanfragen, die vielleicht Spam sind",
      until: (span, longest) =>
        `${span}, nachdem sie gesehen oder per E-Mail gemeldet wurden; ${longest}, wenn weder das eine noch das andere geschieht`,
    },
    leaving: {
      intro:
        "Wenn Sie Ihr Konto löschen, verschwinden Ihr Name, Ihre E-Mail-Adresse und Ihre Telefonnummer sofort mit ihm, auch aus E-Mails, die noch warten. Ohne diese Angaben bleibt:",
      stays: {
        words: {
          what: "Was Sie in einem Projekt geschrieben und gesendet haben: Nachrichten und Dateien und die Neuigkeiten, die sie nennen",
          why: "So lange wie das der anderen, die darauf aufbauen. Frühere Fassungen bleiben so lange wie das Protokoll, wer was geändert hat",
        },
        decisions: {
          what: "Was Sie entschieden haben, und Ihr Kommentar",
          why: "Das belegt, was vereinbart wurde. Der Kommentar verschwindet mit den Nachrichten des Projekts",
        },
        requests: {
          what: "Nachrichten und Gesprächsanfragen, die Sie über die Website gesendet haben, so, wie Sie sie gesendet haben, mit den Antworten",
          why: "So lange wie die von Menschen ohne Konto: siehe oben",
        },
      },
      notes:
        "In den Einstellungen Ihres Kontos können Sie herunterladen, was über Sie gespeichert ist. Notizen zu einer Anfrage stehen nicht in dieser Datei: Bitte fragen Sie danach.",
    },
    account: {
      what: "Konten von Kunden",
      until: "Bis sie gelöscht werden: von Ihnen selbst in den Einstellungen oder wenn Sie darum bitten",
    },
    invoices: {
      what: "Rechnungen mit Namen und Anschrift, die darauf stehen, ihre Zahlungen und Gutschriften",
      until:
        "So lange, wie das Gesetz es verlangt. Sie bleiben, wenn ein Konto oder ein Projekt gelöscht wird",
    },
    sessions: {
      what: "Anmeldungen mit dem Namen des Browsers",
      until: (most, idle) => `${most} oder ${idle} ohne Besuch`,
    },
    factors: {
      what: "Die Namen Ihrer Authenticator-Apps, deren Schlüssel und was aus Ihren Wiederherstellungscodes gebildet wird",
      until: "Bis Sie die App entfernen oder Ihr Konto gelöscht wird",
    },
    attempts: {
      what: "Zähler für Anmeldeversuche und gesendete Nachrichten",
      until: (most) => `Höchstens ${most}, ohne die Adresse, von der sie kamen`,
    },
    choice: { what: "Ihre Auswahl zu Cookies", until: (span) => `${span}, nur in Ihrem Browser` },
    logs: {
      what: "Technische Protokolle",
      until:
        "So lange der Hosting-Anbieter sie aufbewahrt. Namen, E-Mail- und Netzwerkadressen stehen nicht darin",
    },
    backups: {
      what: "Verschlüsselte Sicherungen",
      until: (count) =>
        `Jede Nacht entsteht eine, und die neuesten ${count} bleiben: Entsprechend später ist auch aus ihnen verschwunden, was gelöscht wurde`,
    },
  },
} satisfies typeof english;
