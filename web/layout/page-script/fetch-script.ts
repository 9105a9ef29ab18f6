/** Fetches a file of `public/built` by its name (bundle-page-script.ts) and calls what it exports by default. */
export function fetchScript(name: string, ...given: unknown[]): Promise<unknown> {
  return import(`/built/${name}.js`).then((script) => script.default(...given));
}
