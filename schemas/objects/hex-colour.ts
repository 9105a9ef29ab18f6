import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { defineType } from "sanity";

/** A colour written as # and six digits. The Studio gives it a swatch to pick from. */
export const hexColour = defineType({
  name: "hexColour",
  title: "Colour",
  type: "string",
  icon: ColorWheelIcon,
  validation: (rule) =>
    rule
      .required()
      .regex(/^#[0-9a-f]{6}$/i, { name: "colour" })
      .error("Write the colour as # and six digits or letters a to f, for example #0b6b4f."),
});
