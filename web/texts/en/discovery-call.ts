/** The form that asks for a discovery call, and its page. */
export const discoveryCall = {
  title: "Book a Discovery Call",
  description: (agency: string) =>
    `Ask ${agency} for a first call of thirty minutes, at a time that suits you.`,
  person: "You will be talking to",
  form: {
    legend: "Fields with {mark} are required. So is one way to reach you: email or phone.",
    name: "Name",
    email: "Email",
    phone: "Phone",
    oneOfTwo: "(one of the two)",
    date: "Date",
    startTime: "Start time",
    startTimeHint: "Between {opens} and {latest}, {timeZone}.",
    endTime: "End time",
    endTimeHint: "Always 30 minutes after the start.",
    notes: "Notes",
    notesHint: "What should the call be about?",
    oddTimes: {
      past: "This time has already passed today. You can still send it and have another one proposed.",
      far: "This is more than half a year ahead. Is the year right?",
    },
    submit: "Request this time",
    submitting: "Submitting...",
    sent: "Thanks! We'll be in touch to confirm a time.",
    failed: "Failed to submit. Please try again later.",
    full: "More was sent than this form takes right now. Please write to {address}: what you typed is still here.",
  },
};
