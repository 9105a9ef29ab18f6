import { color } from "@sanity/color";
import { buildTheme } from "@sanity/ui/theme";

const felt = {
  50: "#f1f8f5",
  100: "#ddeee7",
  200: "#bfdfd2",
  300: "#8fc8b3",
  400: "#35b58c",
  500: "#128a66",
  600: "#0b6b4f",
  700: "#095a42",
  800: "#083d2e",
  900: "#072c22",
  950: "#061f18",
};

/** Sanity's own look with the agency's felt green where it uses blue. */
export const theme = buildTheme({ palette: { ...color, blue: felt } });
