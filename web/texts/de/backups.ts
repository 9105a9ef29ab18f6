import type { backups as english } from "../en/backups.ts";

export const backups = {
  heading: "Sicherungen",
<<<<<<< HEAD
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
=======
  proven: (when) => `Sicherung erprobt, ${when}: Sie wurde in eine Testkopie eingespielt, und alles war da.`,
  off: "Es sind keine Sicherungen eingerichtet.",
  lastProven: (when) => `Zuletzt erprobt: ${when}`,
  neverProven: "Noch wurde keine Sicherung erprobt",
  wrong: {
    late: "In den letzten zwei Nächten wurde nichts gesichert. Läuft der Rechner, der das tut?",
    unproven: "Gesichert wird, aber in den letzten zwei Nächten wurde keine Sicherung erprobt.",
    no_space:
      "Die Sicherung passte nicht auf die Platte. Schaffen Sie Platz, oder behalten Sie weniger Sicherungen.",
    database: "Die Datenbank ließ sich nicht sichern.",
    content: "Die Inhalte der Website ließen sich nicht vollständig sichern.",
    archive:
      "Die letzte Sicherung lässt sich nicht öffnen. Die nächste entsteht heute Nacht; sichern Sie am besten gleich noch einmal.",
    rows: "In eine Testkopie eingespielt, wich die letzte Sicherung von dem ab, was gesichert worden war.",
    files: "Eine Datei des Portals fehlt oder ist beschädigt, und damit auch in der Sicherung.",
    receipts: "Die Entscheidung eines Kunden passt nicht mehr zu ihrem Beleg.",
    sign_in: "In eine Testkopie eingespielt, ließ die letzte Sicherung niemanden hinein.",
    other:
      "Die letzte Sicherung ist fehlgeschlagen. Den Grund findet im Protokoll, wer sich um den Rechner kümmert.",
>>>>>>> main
  },
} satisfies typeof english;
