import type { news as english } from "../en/news.ts";

export const news = {
  somebody: "Jemand",
  message: (who, count, title) =>
    `${who} hat ${count === 1 ? "eine Nachricht" : `${count} Nachrichten`} geschrieben: ${title}`,
  update: (who, title) => `${who} hat Neues geschrieben: ${title}`,
  feedback: (who, title) => `${who} bittet um Ihr Feedback: ${title}`,
  feedbackAgain: (who, title) => `${who} erinnert Sie an Ihr Feedback: ${title}`,
  changeOrder: (who, title) => `${who} hat einen Nachtrag gesendet: ${title}`,
  changeOrderAgain: (who, title) => `${who} erinnert Sie an einen Nachtrag: ${title}`,
  file: (who, title) => `${who} hat eine Datei geteilt: ${title}`,
  files: (who, count, project) => `${who} hat ${count} Dateien zu ${project} hinzugefügt`,
  endorsement: (who, title) => `${who} fragt, ob das Projekt gezeigt werden darf: ${title}`,
  endorsements: {
    approved: (who, title) => `${who} hat geantwortet, was Sie zeigen dürfen: ${title}`,
    changes_requested: (who, title) => `${who} hat zum Zeigen geantwortet: ${title}`,
    declined: (who, title) => `${who} möchte es lieber nicht zeigen: ${title}`,
  },
  step: (who, title) => `${who} hat als erledigt gemeldet: ${title}`,
  steps: {
    confirmed: (who, title) => `${who} hat bestätigt: ${title}`,
    sentBack: (who, title) => `${who} hat zurückgegeben: ${title}`,
  },
  decisions: {
    approved: (who, title) => `${who} hat freigegeben: ${title}`,
    changes_requested: (who, title) => `${who} wünscht Änderungen: ${title}`,
    declined: (who, title) => `${who} hat abgelehnt: ${title}`,
  },
} satisfies typeof english;
