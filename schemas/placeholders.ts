/** The sentences of an empty edition (content/empty, and the tagline of bin/setup), in each language, that only say what to write on the home page. */
export const placeholders = [
  "Say what you make",
  "and what it does for people",
  "Write in one sentence how you work. Then make a card for each service you offer.",
  "Write who you are: what you did before, and what you do now.",
  "Write how you work, and what somebody can count on who works with you.",
  "Show two to four projects, each with a picture and what came of it.",
  "Write what somebody takes home from a free first call, and what it costs them: half an hour.",
  "Write in one line what you do, and for whom.",
  "Sagen Sie, was Sie machen",
  "und was andere davon haben",
  "Schreiben Sie in einem Satz, wie Sie arbeiten. Legen Sie dann für jede Leistung eine Karte an.",
  "Schreiben Sie, wer Sie sind: was Sie vorher gemacht haben und was Sie heute machen.",
  "Schreiben Sie, wie Sie arbeiten und worauf man sich bei Ihnen verlassen kann.",
  "Zeigen Sie zwei bis vier Projekte, jedes mit einem Bild und mit dem, was es gebracht hat.",
  "Schreiben Sie, was man aus einem kostenlosen Erstgespräch mitnimmt und was es kostet: eine halbe Stunde.",
  "Schreiben Sie in einer Zeile, was Sie machen und für wen.",
];
