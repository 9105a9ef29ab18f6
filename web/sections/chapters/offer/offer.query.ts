export const offerPart = "{line, callsToAction[]{_key, label, href}}";
