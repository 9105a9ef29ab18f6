import { sentence } from "../sentence.ts";

export const account = {
  settings: "Settings",
  signedInAs: (email: string) => sentence`You are signed in as ${email}.`,
  tabs: { account: "Your account", agency: "The agency", "audit-log": "Audit log" },
  saving: "Saving…",
  currentPassword: "Current password",
  profile: {
    heading: "Profile",
    intro: "Your name, and how we reach you.",
    part: "Your profile",
    name: "Name",
    phone: "Phone",
    submit: "Save the profile",
    done: "Your profile is saved.",
  },
  mails: {
    heading: "Email notifications",
    intro:
      "All news is in the portal. By email it comes bundled, at most once an hour, and only what you have not seen.",
    part: "The list of mails",
    legend: "Email me about",
    kinds: {
      message: "Messages",
      update: "Updates",
      feedback: "Feedback and approvals",
      change_order: "Change orders",
      file: "Files",
      endorsement: "Showing a project on the website",
    },
    submit: "Save email preferences",
    done: "Email preferences saved.",
  },
  password: {
    heading: "Password",
    intro: "A new one signs out your other devices.",
    field: "New password",
    hint: "At least 10 characters.",
    submit: "Change the password",
    done: "Your password is changed, and your other devices are signed out.",
  },
  email: {
    heading: "Email address",
    intro: "You sign in with it, and mails go there. A new one counts once you have confirmed it.",
    field: "New address",
    submit: "Change the address",
    done: "Your new address is confirmed. From now on you sign in with it.",
  },
  sessions: {
    heading: "Where you are signed in",
    part: "The list",
    current: "This one",
    lastUsed: (moment: string) => `Last used ${moment}`,
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: "A browser",
    submit: "Sign out the other devices",
    done: "Your other devices are signed out.",
  },
  data: {
    heading: "Your data",
    intro: "What is kept about you, as a file.",
    download: "Download your data",
    failed: "Your data could not be read.",
    signedOut: "Please sign in.",
  },
  deletion: {
    heading: "Delete the account",
    intro:
      "At once and for good. What bookkeeping must keep stays, without your name; what you wrote in projects too, as the privacy policy says.",
    submit: "Delete my account",
  },
};
