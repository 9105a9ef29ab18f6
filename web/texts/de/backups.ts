import type { backups as english } from "../en/backups.ts";

export const backups = {
  heading: "Sicherungen",
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
  },
} satisfies typeof english;
