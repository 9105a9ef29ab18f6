export const stepsPart = "{heading, duration, steps[]{_key, title, duration, text}}";
