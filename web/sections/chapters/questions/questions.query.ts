export const questionsPart = "{heading, questions[]{_key, question, answer}}";
