export const numbersPart = "{heading, numbers[]{_key, label, before, after, source}}";
