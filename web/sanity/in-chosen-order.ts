/** The documents in the order that the owner dragged their ids into; those that are not among them come last, as they came. */
export function inChosenOrder<Document extends { _id: string }>(
  documents: readonly Document[],
  chosen: readonly (string | null)[] | null,
): Document[] {
  const places = new Map((chosen ?? []).map((id, place) => [id, place]));
  const placeOf = ({ _id }: Document) => places.get(_id) ?? places.size;
  return documents.toSorted((one, other) => placeOf(one) - placeOf(other));
}
