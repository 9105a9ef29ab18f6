export type Tree = string | Tree[] | { [key: string]: Tree };

type Node = Map<string, Node | string>;

/** A form as Stripe's clients encode it, `lines[0][amount]=5` and `expand[]=customer`, as objects and lists of texts. */
export function decodeForm(text: string): { [key: string]: Tree } {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first = "", rest = ""] = /^([^[]*)(.*)$/s.exec(name) ?? [];
    const keys = [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, key = ""]) => key)];
    put(root, keys, value);
  }
  return Object.fromEntries([...root].map(([key, node]) => [key, treeOf(node)]));
}

function put(node: Node, [first = "", ...rest]: string[], value: string): void {
  const key = first === "" ? String(node.size) : first;
  if (rest.length === 0) {
    node.set(key, value);
    return;
  }
  const known = node.get(key);
  const inner = known instanceof Map ? known : new Map();
  node.set(key, inner);
  put(inner, rest, value);
}

function treeOf(node: Node | string): Tree {
  if (typeof node === "string") return node;
  const entries = [...node].map(([key, inner]): [string, Tree] => [key, treeOf(inner)]);
  const isList = entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
