import { picture, richText } from "../../../sanity/projections.ts";

export const pictureAndTextPart = `{heading, "body": body${richText}, "picture": picture${picture}, side}`;
