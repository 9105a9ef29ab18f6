export const secondStep = {
  /** What an authenticator app is called in the account, where nobody names it. */
  factorName: "Authenticator app",
  added: "Two-step sign-in is on. Every other session of yours has ended.",
  prove: {
    title: "One more step",
    intro: "Your account asks for a code from your authenticator app. Nothing of it opens before.",
    code: "Code from the app",
    codeHint: "Six digits, new every half minute.",
    submit: "Continue",
    busy: "Checking…",
    signOut: "Sign out instead",
  },
  lost: {
    summary: "The device is lost",
    intro:
      "Type one of the recovery codes that you kept. The lost device is removed, and you set up another before anything opens.",
    code: "Recovery code",
    submit: "Remove the lost device",
    busy: "Checking…",
    noCodes: "No recovery codes left? Please write to the agency: somebody there has to know that it is you.",
  },
  enrol: {
    title: "Set up a second step",
    intro:
      "Your account opens with an authenticator app: a code from your phone, after the password. It takes two minutes.",
    app: "Any app that makes six-digit codes will do. Your phone’s password manager probably has it built in.",
    submit: "Set up an authenticator app",
    busy: "Setting up…",
  },
  authenticator: {
    title: "Scan, then type the code",
    intro: "Open your authenticator app, add an account, and scan this picture.",
    picture: "QR code for your authenticator app",
    noScan: "Cannot scan? Type this key:",
    open: "Open it in an app on this device",
    code: "Code from the app",
    codeHint: "The six digits that the app shows now.",
    ends: "Once the code is right, every other session of yours ends: sign in again there.",
    submit: "Turn on",
    busy: "Turning on…",
    late: "Setting up takes at most ten minutes. Nothing has been turned on: please begin again.",
    back: "Back to the settings",
  },
  codes: {
    title: "Keep these codes",
    intro:
      "Each of them lets you in once if you lose your device. They are shown only now: print them, or save them where your password is not.",
    list: "Recovery codes",
    print: "Print",
    download: "Save as a text file",
    file: (agency: string) =>
      `Recovery codes for ${agency}\n\nEach lets you in once if you have lost your device. Keep them where your password is not.\n`,
    gone: "The codes are no longer shown. Make new ones in the settings.",
    submit: "The codes are kept",
    busy: "One moment…",
  },
};
