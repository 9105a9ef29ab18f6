import { readFileSync } from "node:fs";
import { join } from "node:path";

type Field = { isOptional: boolean; type: string };
type Fields = Map<string, Field>;

const folder = join(import.meta.dirname, "..", "..", "node_modules", "stripe", "esm");

/** The interfaces of a file of the installed package's types, by their names with those of their namespaces, `Invoice.Parent`. */
function readInterfaces(file: string): Map<string, Fields> {
  const interfaces = new Map<string, Fields>();
  const nesting: (string | null)[] = [];
  for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
    const [, name] = /^\s*(?:export )?(?:declare )?(?:namespace|interface) (\w+).*\{$/.exec(line) ?? [];
    const current = nesting.filter((part) => part !== null).join(".");
    const [, field = "", optional, type = ""] = /^\s*(\w+)(\?)?: (.+);$/.exec(line) ?? [];
    if (name) nesting.push(name);
    else if (/\{$/.test(line)) nesting.push(null);
    else if (/^\s*\}/.test(line)) nesting.pop();
    else if (field) {
      const fields: Fields = interfaces.get(current) ?? new Map();
      interfaces.set(current, fields.set(field, { isOptional: optional === "?", type }));
    }
  }
  return interfaces;
}

const files = [
  ...[
    "Invoices",
    "InvoiceItems",
    "InvoiceLineItems",
    "InvoicePayments",
    "CreditNotes",
    "CreditNoteLineItems",
  ],
  ...[
    "Customers",
    "TaxIds",
    "TaxRates",
    "Refunds",
    "Charges",
    "PaymentIntents",
    "CustomerBalanceTransactions",
  ],
];
const interfaces = new Map([
  ...files.flatMap((file) => [...readInterfaces(`resources/${file}.d.ts`)]),
  ...readInterfaces("shared.d.ts"),
  ["ApiList", new Map([...(readInterfaces("lib.d.ts").get("ApiList") ?? [])])] as const,
]);

/** Where an interface begins, for whoever wants to look. */
export function fieldsOf(name: string): Fields {
  const fields = interfaces.get(name);
  if (!fields) throw new Error(`The installed package has no type ${name}`);
  return fields;
}

/** What an answer has that its type does not know, and what it lacks that its type wants, with everything inside it. */
export function findFaults(value: unknown, type: string, scope = "", path = type): string[] {
  const wanted = interfacesOf(type, scope);
  if (Array.isArray(value)) {
    const [, inner = ""] = /(?:Array|ApiList)<(.+)>/.exec(type) ?? [];
    return value.flatMap((item) => findFaults(item, inner, scope, `${path}[]`));
  }
  if (typeof value !== "object" || value === null || wanted.length === 0) return [];
  const faults = wanted.map((name) => faultsBy(value, name, path, type, scope));
  return faults.sort((a, b) => a.length - b.length)[0] ?? [];
}

function faultsBy(value: object, name: string, path: string, type: string, scope: string): string[] {
  const fields = fieldsOf(name);
  const entries = Object.entries(value);
  const [, listed] = /ApiList<(.+)>/.exec(type) ?? [];
  return [
    ...[...fields]
      .filter(([key, { isOptional }]) => !isOptional && !Object.hasOwn(value, key))
      .map(([key]) => `${path} lacks ${key}`),
    ...entries
      .filter(([key]) => !fields.has(key))
      .map(([key]) => `${path} has ${key}, which ${name} does not know`),
    ...entries.flatMap(([key, inner]) =>
      listed !== undefined && key === "data"
        ? findFaults(inner, `Array<${listed}>`, scope, `${path}.data`)
        : findFaults(inner, fields.get(key)?.type ?? "", name, `${path}.${key}`),
    ),
  ];
}

/** The interfaces that a type may be, as they are called where it is written. */
function interfacesOf(type: string, scope: string): string[] {
  if (/^ApiList</.test(type)) return ["ApiList"];
  return type.split("|").flatMap((part) => {
    const name = part.trim();
    const scopes = scope.split(".").map((_, index, all) => all.slice(0, all.length - index).join("."));
    const found = [...scopes.map((outer) => `${outer}.${name}`), name].find((full) => interfaces.has(full));
    return found ?? [];
  });
}
