import { color } from "@sanity/color";
import { buildTheme } from "@sanity/ui/theme";
import brand from "../../schemas/brand.json";

/** Sanity's own look with the agency's colour where it uses blue. */
export const theme = buildTheme({ palette: { ...color, blue: brand.shades } });
