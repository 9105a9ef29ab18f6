/** What the section shows of its field: `freeCall${freeCallPart}`. */
export const freeCallPart = "{heading, text, callToAction}";
