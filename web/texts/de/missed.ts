import type { missed as english } from "../en/missed.ts";

export const missed = {
  title: "Nicht gefundene Adressen",
  intro:
    "Was Besucher vergeblich gesucht haben. Leiten Sie eine Adresse auf eine Seite, und sie führt von da an dorthin.",
  part: "Die Adressen",
  list: "Nicht gefunden",
  listed: "Adressen",
  none: "Jede Adresse, die Besucher versucht haben, hat irgendwohin geführt.",
  noToken: "Weiterleitungen entstehen hier im Studio. Mit SANITY_API_WRITE_TOKEN genügt ein Klick.",
  facts: (requests, age) => `${requests === 1 ? "Einmal" : `${requests}-mal`} gesucht, zuletzt ${age}`,
  destination: "Leiten auf",
  page: (title, path) => `${title} (${path})`,
  redirect: "Weiterleitung anlegen",
  redirectNamed: (path) => `Weiterleitung anlegen: ${path}`,
  inStudio: "Weiterleitung im Studio anlegen",
  forget: "Verwerfen",
  forgetNamed: (path) => `${path} verwerfen`,
} satisfies typeof english;
