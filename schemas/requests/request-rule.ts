/**
 * What a request can break, by the name that the catalogues have for it (`web/texts/en/rules.ts`): both sides, server and
 * browser, say it in the site's language.
 */
export type RequestRule =
  | "allowSomething"
  | "button"
  | "callDate"
  | "callDateMissing"
  | "callDatePast"
  | "callDay"
  | "callEnd"
  | "callStart"
  | "callStartMissing"
  | "callStartRange"
  | "chooseClient"
  | "clientName"
  | "clientNameLength"
  | "daysMost"
  | "emailAddress"
  | "emailOrPhone"
  | "feedbackTitle"
  | "length"
  | "link"
  | "liveUrl"
  | "message"
  | "milestoneTitle"
  | "object"
  | "pageTitle"
  | "phone"
  | "price"
  | "priceMost"
  | "projectName"
  | "quote"
  | "realDate"
  | "reloadForm"
  | "reloadPage"
  | "reloadToSend"
  | "saidBy"
  | "status"
  | "text"
  | "timeZone"
  | "turn"
  | "unreadable"
  | "updateTitle"
  | "validUntil"
  | "website"
  | "websiteLength"
  | "whatChanges"
  | "whatIsMissing"
  | "whatShouldChange"
  | "wholeDays"
  | "words"
  | "yourName";

/** The name of a broken rule, where zod wants what to say about it. */
export function rule(name: RequestRule): RequestRule {
  return name;
}
