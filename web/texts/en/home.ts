export const home = {
  clients: "Clients",
  before: (value: string) => `Before: ${value}`,
  whose: (label: string, client: string) => `${label}, ${client}`,
  source: (words: string) => `Source: ${words}`,
};
