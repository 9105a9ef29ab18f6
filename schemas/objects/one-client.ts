import type { CustomValidator } from "sanity";

/** Advises against words of one client beside the project of another; asks the dataset whose they are. */
export const oneClient: CustomValidator<unknown> = async (testimonial, { document, getClient }) => {
  const [words, study] = [readReference(testimonial), readReference(document?.caseStudy)];
  if (!words || !study) return true;
  const isOne: unknown = await getClient({ apiVersion: "2025-02-19" })
    .fetch("*[_id == $words][0].company == *[_id == $study][0].client", { words, study })
    .catch(() => true); // advice that cannot be given must not stand in the way
  return isOne !== false || "These are not the words of the client whose project is shown: readers notice.";
};

function readReference(value: unknown): string | undefined {
  return typeof value === "object" && value !== null && "_ref" in value && typeof value._ref === "string"
    ? value._ref
    : undefined;
}
