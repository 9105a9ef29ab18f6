/** What happened in a project, as a notification and a mail tell it: “Dana Whitfield approved: Booking form in French”. */
export const news = {
  somebody: "Somebody",
  message: (who: string, count: number, title: string) =>
    `${who} wrote ${count === 1 ? "a message" : `${count} messages`}: ${title}`,
  update: (who: string, title: string) => `${who} posted an update: ${title}`,
  feedback: (who: string, title: string) => `${who} asks for your feedback: ${title}`,
  feedbackAgain: (who: string, title: string) => `${who} reminds you to give feedback: ${title}`,
  changeOrder: (who: string, title: string) => `${who} sent a change order: ${title}`,
  changeOrderAgain: (who: string, title: string) => `${who} reminds you of a change order: ${title}`,
  file: (who: string, title: string) => `${who} shared a file: ${title}`,
  files: (who: string, count: number, project: string) => `${who} added ${count} files to ${project}`,
  endorsement: (who: string, title: string) => `${who} asks whether this may be shown: ${title}`,
  endorsements: {
    approved: (who: string, title: string) => `${who} answered how you may show: ${title}`,
    changes_requested: (who: string, title: string) => `${who} answered about showing: ${title}`,
    declined: (who: string, title: string) => `${who} would rather not show: ${title}`,
  },
  step: (who: string, title: string) => `${who} says this is done: ${title}`,
  steps: {
    confirmed: (who: string, title: string) => `${who} confirmed: ${title}`,
    sentBack: (who: string, title: string) => `${who} sent back: ${title}`,
  },
  decisions: {
    approved: (who: string, title: string) => `${who} approved: ${title}`,
    changes_requested: (who: string, title: string) => `${who} asked for changes to: ${title}`,
    declined: (who: string, title: string) => `${who} declined: ${title}`,
  },
};
