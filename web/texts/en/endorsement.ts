import { sentence } from "../sentence.ts";

export const endorsement = {
  mayBeShown: "The project may be shown",
  staysUnshown: "The project stays unshown",
  mayBePublished: "The words may be published",
  stayBetweenUs: "The words stay private",
  /**
   * What a client agrees to, word for word. The database has these sentences under this id, and stores them with the answer: other
   * sentences get another id, and a migration that adds them.
   */
  wordingId: "en-2",
  wording: {
    mayShow:
      "The agency may show this project on its website, with the company’s name, its logo and pictures of the work.",
    mayQuote:
      "It may publish these words there, with the name and role of who said them and the company’s name.",
  },
  owner: {
    heading: "Showing this project",
    waiting: "Waiting for an answer",
    asked: (client: string, date: string) => sentence`${client} was asked on ${date}.`,
    intro: (client: string) =>
      `Ask ${client} whether your website may show this project, and for a few words. They answer here, and their answer becomes drafts in the Studio.`,
    form: "Ask the client",
    ask: (client: string) => `Ask ${client}`,
    answered: (client: string, date: string) => sentence`${client} answered on ${date}.`,
    cameLater:
      "This answer came after the drafts were made. Bring the Studio in line with it: take down or change what it does not allow any more.",
    cannotDraft: (client: string) =>
      `The site has no token to write drafts with, so it cannot make them. What ${client} said is kept here. Set SANITY_API_WRITE_TOKEN as the hosting guide says, or copy the words into the Studio by hand.`,
    draft: "Make drafts in the Studio",
    drafted: (date: string) =>
      sentence`Drafts were made on ${date}. Visitors see nothing of them until you publish.`,
    openCaseStudy: "Open the case study",
    openTestimonial: "Open the testimonial",
  },
  client: {
    heading: "May this project be shown?",
    answered: (date: string) =>
      sentence`You answered on ${date}. You can change it or take it back at any time.`,
    you: "You",
    change: "Change the answer",
    intro:
      "The agency would like to show this project on its website, with a few words of yours. It is your choice, and you can take it back here at any time.",
    quote: "What would you tell someone thinking of working with this agency?",
    quoteHint: "In your own words; two or three sentences are plenty.",
    name: "Your name",
    role: "Your role",
    send: "Send the answer",
    takeBack: "Take everything back",
    decline: "No, thank you",
    discard: {
      title: "Decline without your words?",
      question: "What you wrote is not sent, and is lost.",
      keep: "Keep writing",
      confirm: "Decline",
    },
  },
  done: {
    ask: "The client has been asked.",
    draft: "The drafts are in the Studio, under “Not published yet”.",
    answer: "Thank you! The agency has been told what you said.",
  },
  refusals: {
    nothingAllowed: (client: string) => `${client} allows nothing of it to be published.`,
    noToken: "The site has no token to write drafts with.",
    draftsNotTaken: (client: string) =>
      `The content service did not take the drafts. What ${client} said is kept here: try again in a moment.`,
    changed: "Someone else at your company has already answered. Reload the page to see what they said.",
    limited: "That was a lot of answers in a short time. Please wait an hour, then send it again.",
    unsent:
      "Nothing was sent, since you wrote a few words. Send them with “Send the answer”, or empty the field and say no again.",
    notStored: "That could not be stored just now. Please try again.",
  },
};
