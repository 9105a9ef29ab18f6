import type { backups as english } from "../en/backups.ts";

export const backups = {
  heading: "Sicherungen",
  proven: (when) =>
    `Sicherung geprüft ${when}: Sie wurde in einer Testkopie wiederhergestellt, und alles war da.`,
  off: "Sicherungen sind nicht eingerichtet.",
  lastProven: (when) => `Zuletzt geprüft ${when}`,
  neverProven: "Noch wurde keine Sicherung geprüft",
  wrong: {
    late: "In den letzten zwei Nächten wurde keine Sicherung gemacht. Läuft der Rechner, der sie macht?",
    unproven: "Sicherungen werden gemacht, aber in den letzten zwei Nächten wurde keine geprüft.",
    no_space:
      "Die Sicherung passte nicht auf die Festplatte. Schaffen Sie Platz, oder behalten Sie weniger Sicherungen.",
    database: "Die Datenbank konnte nicht gesichert werden.",
    content: "Die Inhalte der Website konnten nicht vollständig gesichert werden.",
    archive:
      "Die letzte Sicherung lässt sich nicht öffnen. Die nächste entsteht heute Nacht; sicherer ist es, jetzt eine zu machen.",
    rows: "In der Testkopie wich die letzte Sicherung von dem ab, was gespeichert war.",
    files: "Eine Datei im Portal fehlt oder ist beschädigt, ihre Sicherung also auch.",
    receipts: "Eine Entscheidung eines Kunden passt nicht mehr zu ihrem Beleg.",
    sign_in: "In der Testkopie der letzten Sicherung konnte sich niemand anmelden.",
    other:
      "Die letzte Sicherung ist fehlgeschlagen. Wer sich um den Rechner kümmert, findet den Grund im Protokoll.",
  },
} satisfies typeof english;
