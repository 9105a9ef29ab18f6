export const home = {
  clients: "Clients",
};
