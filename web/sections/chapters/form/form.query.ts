export const formPart = "{heading, intro, form}";
