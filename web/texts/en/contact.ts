/** The contact form and its page. */
export const contact = {
  title: "Get In Touch",
  description: (agency: string) =>
    `Send ${agency} a message: what you need, in your own words, and how you can be reached.`,
  person: "You are writing to",
  ways: {
    email: (address: string) => `Email ${address}`,
    call: (phone: string) => `Call ${phone}`,
    review: "Leave a Google review",
    home: "Back to home",
  },
  form: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    message: "Message",
    send: "Send message",
    sending: "Sending...",
    sent: "Your message has been sent successfully. We'll get back to you soon!",
    failed: "Failed to send message. Please try again later.",
    full: "More was sent than this form takes right now. Please write to {address}: what you typed is still here.",
  },
};
