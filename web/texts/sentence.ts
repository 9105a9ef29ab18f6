/** A sentence with values in it. Where one that ends in a full stop ends the sentence, there is one: “It was sent to Mill & Sons Ltd.” */
export function sentence(words: TemplateStringsArray, ...values: (string | number)[]): string {
  return values.reduce<string>(
    (text, value, place) => goOn(text + value, words[place + 1] ?? ""),
    words[0] ?? "",
  );
}

/** What is written so far, and the words after it. */
export function goOn(text: string, words: string): string {
  return /[.…]$/.test(text) && /^\.(?!\.)/.test(words) ? text + words.slice(1) : text + words;
}
