/** A style attribute, but one with a sign by which it could leave its rule. */
const attribute = /(<[a-z][^<>]*?) style="([^"&{}\\]*)"/g;

/**
 * Lets the style attributes of a page stand once each, in one style element: its policy names that by one hash, and lets no style
 * attribute act. One that is not gathered is a fault, which tests/visitor/policy.spec.ts finds.
 */
export function gatherStyles(html: string): string {
  const numbers = new Map<string, number>();
  const marked = html.replaceAll(attribute, (_, tag: string, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return `${tag} data-style="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return rules.length > 0 ? marked.replace("</head>", () => `<style>${rules.join("")}</style></head>`) : html;
}
