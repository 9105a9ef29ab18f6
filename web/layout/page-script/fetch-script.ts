/** Fetches a file of `public/built` by its name (delivery/bundle-scripts.ts) and calls what it exports by default. */
export function fetchScript(name: string, ...given: unknown[]): Promise<unknown> {
  return import(`/built/${name}.js`).then((script) => script.default(...given));
}
