import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { ClockIcon } from "@sanity/icons/Clock";
import { TaskIcon } from "@sanity/icons/Task";
import { defineField, defineType } from "sanity";
import { listOf, requiredLine, requiredText } from "../objects/fields.ts";

export const promises = defineType({
  name: "promises",
  title: "What you promise",
  type: "document",
  icon: CheckmarkCircleIcon,
  description:
    "Sentences by which visitors will hold you to your word: how soon you answer, how a first call goes, what you count. What is empty is not shown.",
  groups: [
    { name: "messages", title: "Messages", default: true },
    { name: "calls", title: "First calls" },
    { name: "visits", title: "Cookies" },
  ],
  fields: [
    sentence(
      { name: "contactIntro", title: "On the contact page", group: "messages", rows: 3, max: 300 },
      "Under the heading: what to write, who answers, and how soon. Promise only what you keep in a bad week.",
    ),
    sentence(
      {
        name: "contactReceived",
        title: "In the email that confirms a message",
        group: "messages",
        rows: 2,
        max: 300,
      },
      "What happens next. The email itself says thank you, and that a reply to it reaches you.",
    ),
    nextSteps(
      { name: "contactNext", title: "What happens after a message", group: "messages" },
      "Under the contact form: what you do, until when, and who does it.",
    ),
    sentence(
      { name: "callOffer", title: "Where a call is offered", group: "calls", rows: 1, max: 60 },
      "A few words that lead to the booking page: first on the contact page, in every footer, and after a message was sent. Say how long a call is and what it costs. Leave empty if you offer none.",
    ),
    sentence(
      { name: "callIntro", title: "On the booking page", group: "calls", rows: 3, max: 300 },
      "Under the heading: how long a first call is, what it costs, and how a time becomes fixed.",
    ),
    listOf(
      "callPart",
      { name: "callOutline", title: "How the call goes", group: "calls" },
      "The half hour in its parts, beside the form. Three parts read best.",
      (rule) => rule.max(6).error("Six parts are the most that half an hour has room for."),
    ),
    nextSteps(
      { name: "callNext", title: "What happens after a request", group: "calls" },
      "Under the booking form: what you do, until when, and who does it.",
    ),
    sentence(
      {
        name: "callReceived",
        title: "In the email that confirms a request",
        group: "calls",
        rows: 2,
        max: 300,
      },
      "What happens next. The email repeats the time that was asked for.",
    ),
    sentence(
      {
        name: "callConfirmed",
        title: "In the email that confirms a time",
        group: "calls",
        rows: 2,
        max: 300,
      },
      "A friendly line after the time, like “I look forward to it.”",
    ),
    sentence(
      { name: "callWay", title: "How you reach each other", group: "calls", rows: 2, max: 300 },
      "Who rings whom, or where the link is: in the email that confirms a time, on the call’s page and in calendars. Empty: whoever gave a phone number is told that you ring it, and everybody else that the way follows by email.",
    ),
    sentence(
      { name: "consentTitle", title: "Heading of the cookie question", group: "visits", rows: 1, max: 60 },
      "A few words above the question. The buttons’ words are fixed.",
    ),
    sentence(
      { name: "consentQuestion", title: "The cookie question", group: "visits", rows: 3, max: 300 },
      "What you would like to count, what for, and that a no changes nothing. The law asks you to say it plainly. Leave empty if you count nothing: then nobody is asked.",
    ),
    sentence(
      { name: "consentAnalytics", title: "About analytics", group: "visits", rows: 2, max: 300 },
      "In the cookie settings, above the list of analytics cookies: what they do, and what they do not.",
    ),
  ],
  preview: { prepare: () => ({ title: "What you promise" }) },
});

export const callPart = defineType({
  name: "callPart",
  title: "Part of the call",
  type: "object",
  icon: ClockIcon,
  fields: [
    defineField({
      name: "minutes",
      title: "Minutes",
      type: "number",
      description: "How long it takes, as a whole number.",
      validation: (rule) => rule.required().integer().min(1).max(30),
    }),
    requiredText(
      { name: "text", title: "What happens", rows: 2, max: 160 },
      "One sentence, spoken to the visitor: “You describe what takes too long.”",
    ),
  ],
  preview: {
    select: { minutes: "minutes", text: "text" },
    prepare: ({ minutes, text }) => ({ title: text, subtitle: `${minutes ?? "?"} min` }),
  },
});

export const nextStep = defineType({
  name: "nextStep",
  title: "Next step",
  type: "object",
  icon: TaskIcon,
  fields: [
    requiredLine(
      { name: "when", title: "When", max: 30 },
      "A few words: “Within a working day”. Promise only what you keep in a bad week.",
    ),
    requiredText(
      { name: "what", title: "What happens", rows: 2, max: 160 },
      "One sentence that says who does it: “I answer you myself.”",
    ),
  ],
  preview: { select: { title: "what", subtitle: "when" } },
});

/** What follows when somebody has sent a form; none are shown until there is one. */
function nextSteps(field: { name: string; title: string; group: string }, description: string) {
  return listOf("nextStep", field, `${description} Three read best.`, (rule) =>
    rule.max(4).error("Four steps are the most that somebody reads."),
  );
}

/** A text that may stay empty: then nothing is promised. */
function sentence(
  { max, ...field }: { name: string; title: string; group: string; rows: number; max: number },
  description: string,
) {
  return defineField({ ...field, type: "text", description, validation: (rule) => rule.max(max) });
}
