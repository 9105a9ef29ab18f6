import { sentence } from "../sentence.ts";

export const accountForms = {
  email: "Email",
  name: "Name",
  password: "Password",
  newPassword: "New password",
  passwordHint: "At least 10 characters.",
  saving: "Saving…",
  sendNewOne: "Send a new one",
  backToLogin: "Back to the login",
  logIn: {
    title: "Log in",
    intro: "For clients and the agency: your projects, files and messages.",
    signUp: "Create an account",
    forgot: "Forgot your password?",
    deleted: "The account is deleted, with everything only it could see.",
    busy: "Logging in…",
    confirmAgain: "Send the confirmation again",
    sendCode: "Send a code by email",
  },
  signUp: {
    title: "Sign up",
    intro: "For clients of the agency: follow your project, share files and decide about changes.",
    introOfInvite: (client: string) =>
      sentence`You are invited to follow the projects of ${client}. Sign up with the address the invite was sent to.`,
    logIn: "You have an account? Log in",
    busy: "Signing up…",
    closed: "Sign-up is not open yet: there are no terms of service to accept.",
    accept: "Agree to the {terms} (version {version}), having read the {policy}.",
    terms: "terms of service",
    policy: "privacy policy",
  },
  closedInvites: {
    used: "This invite has already been used. Please log in with the address it was sent to.",
    declined: "This invite was declined. Please ask for a new one if you would like to join after all.",
    expired:
      "This invite has expired. Please ask for a new one, or sign up: the agency will link your account.",
    revoked: "This invite was withdrawn. If you think that is a mistake, please write to the agency.",
    unknown: "This invite is unknown. Please open the link from the email again, or ask for a new one.",
  },
  confirm: {
    title: "Confirm",
    submit: "Confirm",
    busy: "Confirming…",
    types: {
      email: { title: "Confirm it is you", intro: "One click, and you are signed in." },
      recovery: {
        title: "Choose a new password",
        intro: "Confirm that the email reached you; then choose it.",
      },
      email_change: { title: "Confirm the new address", intro: "From then on you sign in with it." },
    },
    sent: "If that address can be used here, an email with a link and a six-digit code is on its way. Check your spam folder too.",
    half: "Now confirm with the email sent to your other address.",
    code: "Code",
    codeHint: "The six digits from the email.",
  },
  forgot: {
    title: "Forgot your password?",
    intro: "You get an email with a link and a code to choose a new one.",
    submit: "Send the email",
    busy: "Sending…",
  },
  reset: {
    title: "Choose a new password",
    expired: "That link or code has been used or has expired. You can request a new one.",
    intro: "Your other devices are signed out when it is saved.",
    firstTitle: "Choose your password",
    firstIntro:
      "Your address is confirmed. The password kept with it was not chosen in this browser, so it no longer counts: please choose your own.",
    againIntro:
      "Your address is confirmed. The site was updated after you chose your password, so please choose it again: it may be the same one.",
    submit: "Save the password",
  },
  failures: {
    missing: "You must provide either an email or phone number and a password",
    credentials: "That email address and password do not match.",
    disabled: "This account has been disabled. If you think that is a mistake, please write to the agency.",
    unconfirmed: "Please confirm your email address first, with the link in the email that you got.",
    throttled: "Too many attempts. Please try again in a few minutes.",
    busy: "Many people are logging in at the moment. Please try again in a few seconds.",
    unreachable: "This does not work at the moment. Please try again in a few minutes.",
    weak: "Please choose a stronger password.",
    same: "Please choose a password that you have not used before.",
    name: "Please enter your name.",
    email: "Please enter a valid email address.",
    terms: "Please read and accept the terms of service.",
    password: "A password may have at most 72 characters.",
    expired: "That link or code has been used or has expired. Request a new one below.",
    wrongCode:
      "That code is not the one in the newest email, or it has expired. Check the six digits, or request a new one below.",
    current: "That is not your current password.",
    phone: "Please enter a valid phone number.",
    lastOwner: "You are the only owner, so the account has to stay.",
    code: "Please enter your email address and the six digits of the code.",
    factor:
      "That authenticator app cannot be removed: it is gone already, or you did not sign in with a code. Sign in again with one, then try once more.",
    lastFactor: "Owners have to have an authenticator app. Set up another before you remove this one.",
    factorCode: "That code is not right, or it was used before. Please wait for the next one.",
    recoveryCode: "That recovery code is unknown, or it was used before.",
    manyFactors: "Ten devices are set up already. Please remove one first.",
    otherFactor:
      "Setting up has begun again in another window. Please scan the picture there, or begin again.",
    lateFactor: "Setting up took longer than ten minutes. Please begin again.",
    noFactor: "Recovery codes come with an authenticator app. Please set one up first.",
  },
  /** What went wrong with a link of the sign-in service that led to the login. */
  linkFailures: {
    "link-used": "That link has been used or has expired. Log in below, or have a code emailed to you.",
    "link-refused": "That sign-in was refused or broken off. Log in below, or have a code emailed to you.",
    "link-throttled": "There were too many attempts in a short time. Please wait a few minutes, then log in.",
    "link-disabled":
      "This account has been disabled. If you think that is a mistake, please write to the agency.",
    "link-unconfirmed":
      "The email address of this account is not confirmed yet. Log in below, and you can have the confirmation sent again.",
    "link-unreachable": "Signing in did not work just now. Please try again in a few minutes.",
    "link-failed": "That link did not work. Log in below, or have a code emailed to you.",
  },
  throttledSeconds: (count: number) =>
    sentence`Too many attempts. Please try again in ${count} ${count === 1 ? "second" : "seconds"}.`,
  throttledMinutes: (count: number) => `Too many attempts. Please try again in ${count} minutes.`,
  weaknesses: {
    length: "It should have at least 10 characters.",
    characters: "It should have letters, digits and symbols.",
    pwned: "It is known from a data leak elsewhere.",
  },
  noForm: "Send a form.",
};
