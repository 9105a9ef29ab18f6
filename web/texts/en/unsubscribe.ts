export const unsubscribe = {
  title: "Unsubscribe",
  question: "Stop emails with news of your projects?",
  yes: "Yes, unsubscribe",
  failed: "That did not work just now. Please try again in a few minutes.",
  limited: "This link was used many times. Please wait an hour, then try again.",
  incomplete:
    "This link is incomplete. Please copy all of it from the email, or change your email preferences in your settings.",
  done: "Unsubscribed",
  doneIntro:
    "You will no longer get emails with news of your projects. The news is in the portal, and you can turn the emails back on in your settings.",
  settings: "Settings",
};
