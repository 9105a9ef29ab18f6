import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Child = DefaultTreeAdapterTypes.ChildNode;

type Look = {
  /** Whether the browser runs scripts: to one that does what stands in noscript is a text. */
  hasScript?: boolean;
  /** What is not told of. */
  isLeftOut?: (node: Child) => boolean;
};

/** Lines that say all that a browser makes of a page: two pages with the same lines are the same to it. */
export function describePage(
  html: string,
  { hasScript = false, isLeftOut = () => false }: Look = {},
): string[] {
  const lines: string[] = [];
  let text = "";
  describe(parse(html, { scriptingEnabled: hasScript }), "");
  endText();
  return lines;

  function endText(): void {
    if (text !== "") lines.push(`text ${JSON.stringify(text)}`);
    text = "";
  }

  function describe(node: Node, place: string): void {
    if (node.nodeName === "#text" && "value" in node) {
      text += node.value;
      return;
    }
    if ("data" in node) say(`${place} comment ${JSON.stringify(node.data)}`);
    if (!("childNodes" in node)) return;
    const attributes = "attrs" in node ? node.attrs.map(describeAttribute).sort().join(" ") : "";
    const space = "namespaceURI" in node ? node.namespaceURI : "";
    const inner = `${place}/${node.nodeName}`;
    say(`${inner} ${space} ${attributes}`);
    for (const child of childrenOf(node)) if (!isLeftOut(child)) describe(child, inner);
    say(`end of ${inner}`);
  }

  function say(line: string): void {
    endText();
    lines.push(line);
  }

  function childrenOf(node: DefaultTreeAdapterTypes.ParentNode): Child[] {
    if ("content" in node) return node.content.childNodes;
    if (!hasScript || node.nodeName !== "noscript") return node.childNodes;
    const inside = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    return parseFragment(inside, { scriptingEnabled: false }).childNodes;
  }
}

function describeAttribute({
  prefix = "",
  name,
  value,
}: {
  prefix?: string;
  name: string;
  value: string;
}): string {
  return JSON.stringify([prefix, name, value]);
}
