/** The mails of the sign-in service, which fills in what stands in {{ }}: `node bin/write-auth-mails.ts` makes them of this. */
export const authMails = {
  code: "Or type this code:",
  confirmation: {
    subject: "Confirm your email address",
    title: "Confirm your email address",
    text: "Somebody, hopefully you, made an account with this address. Confirm it to sign in.",
    action: "Confirm the address",
    note: "It works once, for one hour. If it was not you, ignore this mail and nothing happens.",
  },
  recovery: {
    subject: "Choose a new password",
    title: "Choose a new password",
    text: "A new password was asked for this account.",
    action: "Choose a new password",
    note: "It works once, for one hour. If it was not you, ignore this mail; the password stays as it is.",
  },
  magic_link: {
    subject: "Your sign-in code",
    title: "Sign in",
    text: "Here is the code you asked for.",
    action: "Sign in",
    note: "It works once, for one hour. If it was not you, ignore this mail; nobody can sign in without it.",
  },
  email_change: {
    subject: "Confirm your new email address",
    title: "Confirm your new email address",
    text: "The address of your account is to change from {{ .Email }} to {{ .NewEmail }}. If both addresses get this mail, confirm with the one to your present address first.",
    action: "Confirm the change",
    note: "It works once, for one hour. If it was not you, ignore this mail and change your password.",
  },
  invite: {
    subject: "You are invited to the client portal",
    title: "You are invited to the client portal",
    text: "An account was prepared for you at {{ .SiteURL }}.",
    action: "Accept the invitation",
    note: "It works once, for one hour. If you do not know the sender, ignore this mail.",
  },
};
