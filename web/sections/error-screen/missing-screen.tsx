import { getTexts } from "#texts/get-texts.ts";
import { ErrorScreen } from "./error-screen.tsx";

/** What a visitor sees at an address where nothing is. */
export async function MissingScreen() {
  const { errors } = await getTexts();
  return <ErrorScreen words={errors.missing} texts={errors} />;
}
