// A picture's main colour, and an own property, such as a client's colour. Neither stands in any stylesheet.
const attribute = / style="((?:background-color|--[\w-]+):[#\w]+)"/g;

/**
 * Lets such style attributes of a page stand once each, in one style element: as an attribute each would add 54 bytes of hash to
 * the policy, a header that does not compress and that proxies read again and again.
 */
export function gatherStyles(html: string): string {
  const numbers = new Map<string, number>();
  const marked = html.replaceAll(attribute, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return rules.length > 0 ? marked.replace("</head>", () => `<style>${rules.join("")}</style></head>`) : html;
}
