/** A page or chapter of Sanity's documentation and what it names, each line in the words it uses. */
export interface Section {
  title: string;
  source: string;
  lines: readonly string[];
}
