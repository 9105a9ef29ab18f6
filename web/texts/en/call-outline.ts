export const callOutline = {
  minutes: (minutes: number) => `${minutes} min`,
};
