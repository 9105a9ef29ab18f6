/** Fetches a file of `public/built` by its address and calls what it exports by default. */
export function fetchScript(address: string, ...given: unknown[]): Promise<unknown> {
  return import(address).then((script) => script.default(...given));
}
