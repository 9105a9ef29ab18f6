/** The contact form and its page. */
export const contact = {
  ball: {
    label: "Ask the magic 8-ball",
    hint: "Not sure what to write? Press the ball for a word of advice.",
    hazy: "Reply hazy, try again.",
    speaker: "The 8-ball",
  },
  mark: {
    label: "Ask for a word of advice",
    hint: "Not sure what to write? Press the button for a word of advice.",
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
  },
};
