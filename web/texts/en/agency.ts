import { sentence } from "../sentence.ts";

export const agency = {
  title: "The agency",
  intro: "What holds for the portal as a whole.",
  part: "The settings",
  notices: {
    heading: "Owner notifications",
    intro: "Where emails about new messages, calls, sign-ups and decisions go.",
    email: "Email for notifications",
    hint: "Left empty, they go to the first owner’s own address.",
    submit: "Save the address",
    wrongEmail: "Please enter a valid email address.",
    saved: (address: string) => sentence`Notifications now go to ${address}.`,
    savedOwn: "Notifications now go to your own address.",
  },
  hours: {
    heading: "Hours",
    intro: "They are part of the site’s content: edit them in the Studio, under Site settings.",
    line: (days: string, opens: string, closes: string) => `${days}, ${opens} to ${closes}`,
    none: "No hours are published.",
    edit: "Edit in the Studio",
  },
  kept: {
    heading: "How long things are kept",
    intro:
      "What is older is removed within the hour, for good. The privacy policy says the same numbers: they are set in the Studio, under Site settings.",
    what: "What",
    keptFor: "Kept for",
    goes: (span: string) => `Goes within ${span}`,
    last: (moment: string) => sentence`Last looked through: ${moment}.`,
    never: "Not looked through yet.",
  },
  data: {
    heading: "All agency data",
    intro:
      "Every table of the portal as one JSON file, without passwords and other secrets. Uploaded files are named in it, not contained.",
    download: "Download all data",
    failed: "The data could not be read.",
  },
};
