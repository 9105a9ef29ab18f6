import type { auditKinds as english } from "../en/audit-kinds.ts";

const shown = {
  shown: "{who} hat {it} in {place} für den Kunden sichtbar gemacht",
  hidden: "{who} hat {it} in {place} für den Kunden ausgeblendet",
};

export const auditKinds = {
  users: {
    label: "Konten",
    named: "das Konto von {name}",
    unnamed: "ein Konto",
    removed: "{who} hat {it} gelöscht",
    changes: {
      enabled: "{who} hat {it} entsperrt",
      disabled: "{who} hat {it} gesperrt",
      owner: "{who} hat {name} in die Agentur aufgenommen",
    },
    byThemselves: { added: "{name} hat ein Konto angelegt", removed: "Jemand hat das eigene Konto gelöscht" },
  },
  agency_settings: {
    label: "Einstellungen der Agentur",
    named: "{name}",
    unnamed: "die Einstellungen der Agentur",
  },
  availability_blocks: {
    label: "Gesperrte Zeiten",
    named: "die gesperrte Zeit „{name}“",
    unnamed: "eine gesperrte Zeit",
  },
  change_orders: {
    label: "Nachträge",
    named: "den Nachtrag „{name}“",
    unnamed: "einen Nachtrag",
    added: "{who} hat {it}{in} entworfen",
    changes: {
      sent: "{who} hat {it} in {place} an den Kunden gesendet",
      withdrawn: "{who} hat {it}{in} zurückgezogen",
      approved: "{who} hat {it}{in} freigegeben",
      declined: "{who} hat {it}{in} abgelehnt",
    },
  },
  client_docs: {
    label: "Seiten für Kunden",
    named: "die Seite „{name}“",
    unnamed: "eine Seite",
    in: " für {place}",
  },
  client_members: {
    label: "Personen bei Kunden",
    named: "{name}",
    unnamed: "jemanden",
    added: "{who} hat {it} bei {place} hinzugefügt",
    removed: "{who} hat {it} bei {place} entfernt",
    byThemselves: { added: "{it} ist per Einladung zu {place} gekommen" },
  },
  clients: { label: "Kunden", named: "den Kunden {name}", unnamed: "einen Kunden" },
  contact_messages: {
    label: "Kontaktanfragen",
    named: "die Nachricht von {name}",
    unnamed: "eine Nachricht",
    changes: {
      converted: "{who} hat aus der Anfrage von {name} einen Kunden gemacht",
      replied: "{who} hat auf {it} geantwortet",
      answered: "{who} hat {it} als beantwortet markiert",
      spam: "{who} hat {it} als Spam markiert",
      new: "{who} hat {it} als neu markiert",
    },
  },
  contact_replies: {
    label: "Antworten",
    named: "{name}",
    unnamed: "eine Antwort auf eine Kontaktanfrage",
    added: "{who} hat {it}{in} gesendet",
  },
  decision_reminders: {
    label: "Erinnerungen",
    named: "{name}",
    unnamed: "eine Erinnerung an eine Entscheidung",
    added: "{who} hat {it}{in} gesendet",
  },
  approvals: {
    label: "Entscheidungen",
    named: "„{name}“",
    unnamed: "etwas",
    changes: {
      approved: "{who} hat {it}{in} freigegeben",
      changes_requested: "{who} wünscht Änderungen an {it}{in}",
      declined: "{who} hat {it}{in} abgelehnt",
    },
  },
  discovery_calls: {
    label: "Erstgespräche",
    named: "das Gespräch mit {name}",
    unnamed: "ein Gespräch",
    changes: {
      confirmed: "{who} hat {it}{in} bestätigt",
      declined: "{who} hat {it}{in} abgelehnt",
      cancelled: "{who} hat {it}{in} abgesagt",
      spam: "{who} hat {it}{in} als Spam markiert",
      moved: "{who} hat für {it}{in} einen anderen Termin vorgeschlagen",
      requested: "{who} hat {it}{in} als angefragt markiert",
    },
  },
  endorsements: {
    label: "Einwilligungen",
    named: "{name}",
    unnamed: "die Einwilligung",
    added: "{who} hat gefragt, ob {place} gezeigt werden darf",
    changes: {
      answered: "{who} hat beantwortet, ob {place} gezeigt werden darf",
      drafted: "{who} hat im Studio Entwürfe zu {place} angelegt",
    },
  },
  feedback_items: {
    label: "Feedback und Freigaben",
    named: "den Feedback-Punkt „{name}“",
    unnamed: "einen Feedback-Punkt",
    changes: {
      approved: "{who} hat {it}{in} freigegeben",
      changesRequested: "{who} wünscht Änderungen an dem, was zur Freigabe stand: {it}{in}",
      closed: "{who} hat {it}{in} geschlossen",
      opened: "{who} hat {it}{in} wieder geöffnet",
      ...shown,
    },
  },
  invites: {
    label: "Einladungen",
    named: "die Einladung an {name}",
    unnamed: "eine Einladung",
    in: " für {place}",
    added: "{who} hat {name} zu {place} eingeladen",
    changes: {
      accepted: "{who} hat {it}{in} angenommen",
      declined: "{who} hat {it}{in} abgelehnt",
      revoked: "{who} hat {it}{in} zurückgezogen",
      renewed: "{who} hat {it}{in} erneuert",
    },
    byThemselves: { accepted: "{name} hat die Einladung zu {place} angenommen" },
  },
  private_links: {
    label: "Private Adressen",
    named: "die private Adresse {name}",
    unnamed: "die private Adresse des Kalenders",
    added: "{who} hat {it} erstellt",
    removed: "{who} hat {it} beendet",
  },
  messages: { label: "Nachrichten in Projekten", named: "{name}", unnamed: "eine Nachricht" },
  milestones: {
    label: "Meilensteine",
    named: "den Meilenstein „{name}“",
    unnamed: "einen Meilenstein",
    changes: {
      notReached: "{who} hat {it}{in} als nicht erreicht markiert",
      reached: "{who} hat {it}{in} als erreicht markiert",
      moved: "{who} hat {it}{in} verschoben",
    },
  },
  owner_notes: { label: "Notizen", named: "eine Notiz über {name}", unnamed: "eine Notiz" },
  project_files: {
    label: "Dateien",
    named: "die Datei „{name}“",
    unnamed: "eine Datei",
    added: "{who} hat {it}{in} hochgeladen",
    removed: "{who} hat {it}{in} gelöscht",
    changes: shown,
  },
  project_updates: {
    label: "Neues vom Projekt",
    named: "den Beitrag „{name}“",
    unnamed: "einen Beitrag",
    added: "{who} hat {it}{in} geschrieben",
    changes: {
      published: "{who} hat {it}{in} veröffentlicht",
      hidden: "{who} hat {it}{in} ausgeblendet",
    },
  },
  projects: {
    label: "Projekte",
    named: "das Projekt {name}",
    unnamed: "ein Projekt",
    in: " für {place}",
    changes: {
      restored: "{who} hat {it}{in} wiederhergestellt",
      archived: "{who} hat {it}{in} archiviert",
    },
  },
} satisfies typeof english;
