import { firstName } from "../first-name.ts";
import { sentence } from "../sentence.ts";

const asksForTime = (name: string) => `${name} asks for another time`;
const cancelled = (name: string) => `${name} cancelled the call`;

type DecidedOrder = {
  by: string;
  client: string;
  number: number;
  project: string;
  title: string;
  sum: string;
};

export const mails = {
  somebody: "Somebody",
  /** How a letter begins, and with which words one begins that greets by itself. */
  letter: {
    hello: "Hello {name},",
    greets: "first name",
    greetings: "hi|hello|hey|dear|greetings|good (morning|afternoon|evening|day)",
  },
  /** In the owner's list of mails, before what became of it. */
  descriptions: {
    "contact-notice": "Owner notification",
    "contact-received": "Confirmation",
    "contact-reply": "Your reply",
    "client-invite": "Invite",
    "client-joined": "Client joined",
    "unlinked-people": "Sign-up without an invite",
    "password-changed": "New password",
    "address-changed": "New address",
    "factor-added": "Two-step sign-in set up",
    "factor-removed": "Authenticator app removed",
    "recovery-code-used": "Recovery code used",
    "recovery-codes-renewed": "New recovery codes",
    "new-device": "Sign-in from a new device",
    "call-notice": "Owner notification",
    "call-received": "Confirmation of the request",
    "call-changed": "Confirmation of the new time",
    "call-changed-notice": "New time requested",
    "call-proposed": "Your proposal",
    "call-confirmed": "Your confirmation",
    "call-accepted-notice": "Time accepted",
    "call-declined": "Call declined",
    "call-cancelled": "Confirmation of the cancellation",
    "call-cancelled-by-us": "Your cancellation",
    "call-cancelled-notice": "Cancelled by the visitor",
    digest: "Project news",
    "doubtful-requests": "Suspected spam",
    "operations-alert": "Alert",
    "second-subscription": "Paid twice",
    "second-subscription-ended": "Second plan ended",
    "care-plan-notice": "Care plan",
    "invoice-open": "New invoice",
    "invoice-paid": "Invoice paid",
    "invoice-receipt": "Payment received",
    "invoice-reminder": "Reminder of an invoice",
    "invoice-sender-changed": "What invoices say was changed",
    "payment-failed": "Payment failed",
    "order-decided": "Change order decided",
  },
  billing: {
    paidTwice: {
      subject: (client: string) => `${client} paid twice`,
      text: (client: string, prices: string) =>
        `${client} now pays for more than one care plan: ${prices} a month, plus tax.`,
      next: "On the page of the client you can end the plan that was taken last, and return what was paid for it. Until then nothing happens by itself.",
      open: "Open the client",
    },
    secondPlanEnded: {
      subject: (sum: string) => `${sum} is on its way back to you`,
      nothingSubject: "Your second care plan has ended",
      text: (client: string) =>
        `${client} had paid for two care plans. The one that was taken last has ended; the other goes on as before.`,
      back: (sum: string) =>
        `${sum} went back to the card that paid it. Depending on the bank it takes five to ten days to show.`,
      nothingBack: "Nothing had been charged for it.",
      open: "Open billing",
    },
    notice: {
      subjects: {
        bought: (client: string) => `${client} took a care plan`,
        changed: (client: string) => `${client} took another care plan`,
        cancelled: (client: string) => `${client} cancelled the care plan`,
        kept: (client: string) => `${client} keeps the care plan after all`,
        ended: (client: string) => `The care plan of ${client} has ended`,
        failed: (client: string) => `A payment of ${client} failed`,
        "paid-again": (client: string) => `${client} paid again`,
      },
      texts: {
        bought: (price: string, until: string) =>
          sentence`It costs ${price} a month, plus tax, and is paid until ${until}.`,
        changed: (price: string, until: string) =>
          sentence`It now costs ${price} a month, plus tax, and is paid until ${until}.`,
        cancelled: (price: string, until: string) =>
          sentence`The plan for ${price} a month, plus tax, ends on ${until}.`,
        kept: (price: string, until: string) =>
          sentence`The plan for ${price} a month, plus tax, goes on after ${until}.`,
        ended: (price: string) => `It cost ${price} a month, plus tax.`,
        failed: (price: string) =>
          `The last payment for the care plan of ${price} a month, plus tax, did not go through. Their people were told by email too.`,
        "paid-again": (price: string, until: string) =>
          sentence`The care plan of ${price} a month, plus tax, is paid until ${until}.`,
      },
      open: "Open the client",
    },
    paymentFailed: {
      subject: "The payment for your care plan did not go through",
      text: (client: string, price: string) =>
        `The last payment for the care plan of ${client}, ${price} a month plus tax, did not go through.`,
      next: "Please look at the card, or pay another way. Your care plan goes on meanwhile.",
      open: "Open billing",
    },
  },
  invoice: {
    open: {
      subject: (number: string, sum: string) => `Invoice ${number}: ${sum}`,
      text: (client: string, sum: string, day: string) =>
        `There is a new invoice for ${client}, which is due on ${day} and comes to ${sum} in all.`,
      next: "You can pay it by card or by bank transfer: both are on the invoice.",
      open: "Open the invoice",
    },
    reminder: {
      subject: (number: string, sum: string) => `Invoice ${number}: ${sum} still to pay`,
      text: (client: string, sum: string, day: string) =>
        `An invoice for ${client}, due on ${day}, is not paid yet: ${sum} is still open.`,
      next: "If you have paid in the meantime, you need do nothing.",
      open: "Open the invoice",
    },
    receipt: {
      subject: (number: string, sum: string) => `Payment received: ${sum} for invoice ${number}`,
      text: (client: string, number: string, sum: string) =>
        `Thank you. ${sum} from ${client} for invoice ${number} has arrived, and the invoice is paid.`,
      next: "The invoice says what was paid and when. You can print it for your records.",
      open: "Open the invoice",
    },
    paid: {
      subject: (client: string, sum: string) => `${client} paid ${sum}`,
      text: (number: string) => `Invoice ${number} is paid.`,
      open: "Open the invoice",
    },
  },
  invoiceSender: {
    account: "The bank account on invoices was changed",
    sender: "Who invoices are from was changed",
    by: (name: string, agency: string) =>
      sentence`${name} changed it just now in the portal of ${agency}, with the password of that account.`,
    byNobody: (agency: string) => sentence`It was changed just now in the portal of ${agency}.`,
    was: "Before:",
    becomes: "Now:",
    ending: (ending: string) => `an account that ends in ${ending}`,
    none: "none",
    fine: "If an owner meant to do this, there is nothing more to do. Invoices that are final keep what they say.",
    ifNot:
      "If nobody did, somebody else is signed in as an owner. Choose a new password and sign out all other devices, put back what was there (the audit log has it), and make no invoice final until then. After that, look at the invoices that became final since, and call the clients who got one.",
    open: "Open the settings of invoices",
  },
  orderDecided: {
    subject: {
      approved: (number: number, sum: string) => `Change order #${number} approved: ${sum}`,
      declined: (number: number, sum: string) => `Change order #${number} declined: ${sum}`,
    },
    text: {
      approved: (told: DecidedOrder) =>
        sentence`${told.by} of ${told.client} approved change order #${told.number} of ${told.project}, “${told.title}”: ${told.sum}.`,
      declined: (told: DecidedOrder) =>
        sentence`${told.by} of ${told.client} declined change order #${told.number} of ${told.project}, “${told.title}”: ${told.sum}.`,
    },
    reason: (words: string) => `They wrote: “${words}”`,
    open: "Open the change order",
  },
  alert: {
    titles: {
      error: "Something failed on your site",
      slow: "Your site is slow",
      mail: "Some emails do not go out",
      publish: "Something you published is not on the site yet",
      full: "More was sent by your forms than they take",
      several: "Some things went wrong on your site",
    },
    headings: {
      error: "Failed",
      slow: "Took more than five seconds",
      mail: "Emails that do not go out",
      publish: "Publishes that visitors do not see",
      full: "Forms that told visitors to write you an email instead",
    },
    forms: { contact: "Contact form", call: "Discovery call" },
    happened: (what: string, times: number) => (times > 1 ? `${what}, ${times} times` : what),
    more: (count: number) => `And ${count} more, which the log names.`,
    next: "Nothing that was stored is lost. What happens in the next ten minutes comes in one more email.",
    open: "Open your overview",
  },
  states: {
    described: (mail: string, state: string) => `${mail}: ${state}`,
    sent: "sent",
    givenUp: (attempts: number, why: string) => `given up after ${attempts} attempts. ${why}`,
    waiting: (attempt: number, why: string) => sentence`waiting for attempt ${attempt}. ${why}`,
    onItsWay: "on its way",
  },
  failures: {
    incomplete: "The mail’s data are incomplete",
    refused: (code: number) => `The mail server refused the mail (${code})`,
    unreachable: (code: string) => `The mail server could not be reached (${code})`,
    noOwner: "There is no owner account to send it to",
    international:
      "The mail server takes no addresses with letters beyond A to Z: write from a mailbox that does, or call",
  },
  contact: {
    notice: {
      subject: (name: string) => `New message from ${name}`,
      title: (name: string) => `${name} sent a message`,
      reachable: (email: string, phone: string | null) =>
        sentence`${email}${phone ? `, ${phone}` : ""}. Reply to this email to write to them.`,
      open: "Open the message",
    },
    received: {
      subject: "Your message has arrived",
      title: "Thank you for your message",
      text: "Reply to this email if you want to add something.",
    },
    reply: {
      subject: (agency: string) => `Re: your message to ${agency}`,
      title: "The reply to your message",
      wrote: "You wrote:",
    },
  },
  calls: {
    inCalendar: (agency: string) => `Discovery call with ${agency}`,
    product: "Discovery calls",
    see: "See this call",
    change: "Change or cancel this call",
    accept: "Accept or change this time",
    /** Why another time is proposed, as far as it is known. */
    why: {
      "not free": "The time you asked for is not free. This one is proposed instead.",
      asked: "This time is proposed instead of the one you asked for.",
      proposed: "This time is proposed instead of the earlier proposal.",
      confirmed: "The time that was confirmed no longer holds. This one is proposed instead.",
    },
    open: "Open your calls",
    toOwner: {
      "call-notice": {
        subject: (name: string) => `${name} asks for a call`,
        title: (name: string) => `${name} asks for a discovery call`,
        text: "",
      },
      "call-cancelled-notice": { subject: cancelled, title: cancelled, text: "" },
      "call-changed-notice": {
        subject: asksForTime,
        title: asksForTime,
        text: "The earlier time no longer holds. Please confirm the new one.",
      },
      "call-accepted-notice": {
        subject: (name: string) => `${name} accepted the time`,
        title: (name: string) => `${name} accepted your time`,
        text: "",
      },
    },
    toVisitor: {
      "call-received": {
        subject: "Your request for a discovery call",
        title: "Thank you for your request",
        text: "This is the time you asked for.",
      },
      "call-changed": {
        subject: "Your new time for the discovery call",
        title: "Your new time has arrived",
        text: "The earlier time no longer holds.",
      },
      "call-proposed": {
        subject: "Another time for your discovery call",
        title: "Does this time suit you?",
        text: "Please follow the link to accept it, or to choose another.",
      },
      "call-confirmed": {
        subject: "Your discovery call is confirmed",
        title: "Your call is confirmed",
        text: "",
      },
      "call-declined": {
        subject: "About your discovery call",
        title: "This call cannot take place",
        text: "Sorry that it does not work out. Reply to this email to find another way.",
      },
      "call-cancelled": {
        subject: "Your discovery call is cancelled",
        title: "Your call is cancelled",
        text: "Nothing more is needed. You are welcome to ask for another call at any time.",
      },
      "call-cancelled-by-us": {
        subject: "Your discovery call has to be cancelled",
        title: "Your call has to be cancelled",
        text: "Sorry: this time is not possible after all. Reply to this email to find another one.",
      },
    },
  },
  people: {
    invite: {
      subject: (client: string) => `You are invited to follow ${client}'s projects`,
      title: (agency: string) => `${agency} invites you`,
      words: ({ agency, client, by }: { agency: string; client: string; by: string }) =>
        `${agency} works for ${client}, and ${by} invites you to join: you see how the projects stand, share files and decide about changes.`,
      theAgency: "the agency",
      join: "Join or decline",
      accept: "Accept the invite",
      hasAccount: (email: string) =>
        `You already have an account with this address, ${email}: sign in to answer within 14 days. Nothing changes until you join. If you did not expect this mail, you need do nothing.`,
      signUp: (email: string) =>
        sentence`Please sign up with this address, ${email}. The link is good for 14 days. If you did not expect this mail, you need do nothing.`,
    },
    joined: {
      subject: (client: string) => `You now see ${client}'s projects`,
      title: (client: string) => `You belong to ${client} now`,
      text: (client: string, name: string) =>
        sentence`Hello${name ? ` ${firstName(name)}` : ""}, your account now shows the projects of ${client}.`,
      open: "Open your dashboard",
    },
    password: {
      subject: "Your password was changed",
      text: (agency: string) =>
        `The password of your account with ${agency} was changed just now, and your other devices were signed out. If that was you, you need do nothing.`,
      ifNot: "If it was not, choose a new one at once, and say so by answering this email.",
      choose: "Choose a new password",
    },
    address: {
      subject: "Your sign-in address was changed",
      text: (agency: string, address: string) =>
        sentence`Your account with ${agency} now belongs to another address, ${address}. If that was you, you need do nothing.`,
      ifNot: "If it was not, say so at once by answering this email.",
    },
    unlinked: {
      several: (count: number) => `${count} people`,
      subject: (who: string) => `${who} signed up without an invite`,
      text: "They see nothing until you link them to a client.",
      open: "Open your clients",
    },
  },
  account: {
    added: {
      subject: "An authenticator app was set up for your account",
      text: (agency: string, name: string | null) =>
        sentence`Your account with ${agency} has an authenticator app${name ? `, “${name}”,` : ""} from now on. Whoever signs in is asked for a code from it, and your other devices were signed out.`,
      next: "Keep your recovery codes where you find them without your phone.",
    },
    removed: {
      subject: "An authenticator app was removed from your account",
      text: (agency: string, name: string | null) =>
        sentence`Your account with ${agency} no longer asks for a code from ${name ? `“${name}”` : "one of your authenticator apps"}.`,
      opensWith: {
        another: "It still asks for a code from your other app.",
        password: "It was the last one: from now on the password alone opens your account.",
        none: "It was the last one, and nothing opens until you have set up another.",
      },
    },
    used: {
      subject: "A recovery code was used for your account",
      text: (agency: string) =>
        `Somebody who signed in to your account with ${agency} used a recovery code in place of the authenticator app. The app is removed, and nothing opens until another one is set up.`,
      left: (count: number) =>
        count === 0
          ? "That was the last code. Setting up the new app gives you ten others."
          : `${count === 1 ? "One code is" : `${count} codes are`} left until the new app gives you ten others.`,
    },
    renewed: {
      subject: "You have new recovery codes",
      text: (agency: string) =>
        sentence`Ten new recovery codes were made for your account with ${agency}. The ones from before no longer count.`,
    },
    device: {
      subject: "Your account was opened on a new device",
      unfinished: "Somebody knows the password of your account",
      text: (agency: string) =>
        `Somebody signed in to your account with ${agency} on a device that was not known.`,
      onlyPassword: (agency: string) =>
        `Somebody gave the password of your account with ${agency}, or the code from an email, on a device that was not known, and had not done the second step five minutes later. Nothing was opened.`,
      where: (device: string, when: string) => `It was ${device}, on ${when} (UTC).`,
    },
    ifNot:
      "If that was you, you need do nothing. If it was not, choose a new password at once, and say so by answering this email.",
    open: {
      settings: "Look at your settings",
      sessions: "See where you are signed in",
      password: "Choose a new password",
    },
  },
  digest: {
    title: (count: number) => (count === 1 ? "There is news" : `${count} things are new`),
    hello: (name: string) => `Hello ${firstName(name)}, this happened since you last looked.`,
    more: (count: number) => `And ${count} more.`,
    open: "See everything",
    rhythm: "You get at most one such email an hour, and none if you have already looked.",
    unsubscribe: "Unsubscribe",
    subjects: {
      review: (title: string) => `Please review: ${title}`,
      approve: (number: number, price: string) => `Please approve: Change order #${number}, ${price}`,
      andMore: (subject: string, more: number) => `${subject}, and ${more} more`,
      project: (project: string) => `News about ${project}`,
      several: "News about your projects",
    },
  },
  doubtful: {
    title: (count: number) =>
      count === 1
        ? "Spam, or somebody who needs you?"
        : `Spam, or people who need you? ${count >= 1000 ? "Very many" : count} to look at`,
    text: "These came through your forms and look a little like spam. Nobody has been told that they arrived.",
    named: {
      message: (name: string) => `Message from ${name}`,
      call: (name: string) => `Call asked for by ${name}`,
    },
    open: { message: "Look at the messages", call: "Look at the calls" },
    more: (count: number) => `And ${count >= 950 ? "very many" : count} more, in the same lists.`,
    kept: "Press “Not spam” there to treat one like any other. You get one such email a day at most.",
  },
};
