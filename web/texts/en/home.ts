/** What the home page's sections say by themselves; the rest is the owner's. */
export const home = {
  clients: "Clients",
  hero: {
    greeting: (name: string) => `Hey, I’m ${name}!`,
    toggle: (name: string) => `${name}’s greeting`,
  },
  services: {
    gets: "What you get",
    from: (price: string) => `from ${price}`,
  },
  work: {
    label: "Client work",
    skip: "Skip the client work",
    companies: (position: string) => `Companies, ${position}`,
    previous: "Previous company",
    next: "Next company",
    methods: "How it was done",
  },
  gallery: {
    stage: (client: string) => `Pictures and clips of ${client}`,
    play: (caption: string) => `Play clip: ${caption}`,
    previous: "Previous picture",
    next: "Next picture",
    choose: "Choose a picture",
  },
  lightbox: {
    label: "Lightbox",
    slides: "Pictures and clips",
    close: "Close",
    previous: "Previous",
    next: "Next",
  },
  portfolio: "Page of the portfolio site",
  showcase: "Page of the concept site",
  testimonials: { more: "Read more", less: "Read less", quoted: (words: string) => `“${words}”` },
  announcement: {
    label: "Announcement",
    dismiss: "Dismiss announcement",
    watch: "Watch the tutorial",
    tutorial: (title: string) => `${title}: the tutorial`,
  },
  video: {
    close: "Close",
    elsewhere: <Node>(link: (words: string) => Node) => [
      "If the video does not play here, ",
      link("watch it on YouTube"),
      ".",
    ],
  },
};
