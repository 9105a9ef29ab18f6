import type { DatabaseSchema } from "./describe-schema.ts";

type Relation = DatabaseSchema["relations"][number];
type Routine = DatabaseSchema["routines"][number];

/** The TypeScript that `supabase gen types` would write for the public schema, so that supabase-js knows the rows. */
export function printTypes({ relations, routines, enums }: DatabaseSchema): string {
  const tables = relations.filter((relation) => !relation.isView);
  const views = relations.filter((relation) => relation.isView);
  const typeOf = createTypeOf(enums.map((each) => each.name));

  return `// Written by local/supabase/write-types.ts from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = ${block([`public: ${printPublic()};`])};

type Public = Database["public"];

export type Tables<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Row"];
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"];
export type TablesUpdate<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Update"];
export type Enums<Name extends keyof Public["Enums"]> = Public["Enums"][Name];
`;

  function printPublic(): string {
    return block([
      `Tables: ${record(tables, printTable)};`,
      `Views: ${record(views, (view) => block([`Row: ${printRow(view)};`, `Relationships: ${printKeys(view)};`]))};`,
      `Functions: ${record(routines, printRoutine)};`,
      `Enums: ${record(enums, ({ values }) => values.map((value) => JSON.stringify(value)).join(" | "))};`,
      "CompositeTypes: { [_ in never]: never };",
    ]);
  }

  function printTable(table: Relation): string {
    const written = (isInsert: boolean) =>
      block(
        table.columns.map((column) => {
          if (column.isGenerated) return `${column.name}?: never;`;
          const isOptional = !isInsert || column.hasDefault || column.isNullable;
          return `${column.name}${isOptional ? "?" : ""}: ${nullable(column)};`;
        }),
      );
    return block([
      `Row: ${printRow(table)};`,
      `Insert: ${written(true)};`,
      `Update: ${written(false)};`,
      `Relationships: ${printKeys(table)};`,
    ]);
  }

  function printRow({ columns }: Relation): string {
    return block(columns.map((column) => `${column.name}: ${nullable(column)};`));
  }

  function nullable({ type, isNullable }: Relation["columns"][number]): string {
    return isNullable ? `${typeOf(type)} | null` : typeOf(type);
  }

  function printRoutine(routine: Routine): string {
    const given = routine.arguments.map(
      ({ name, type, hasDefault }) => `${name}${hasDefault ? "?" : ""}: ${typeOf(type)};`,
    );
    return block([
      `Args: ${given.length > 0 ? block(given) : "never"};`,
      `Returns: ${printReturns(routine)}${routine.isSet ? "[]" : ""};`,
    ]);
  }

  function printReturns({ returns, outColumns }: Routine): string {
    if (outColumns.length > 0) return block(outColumns.map(({ name, type }) => `${name}: ${typeOf(type)};`));
    const row = relations.find((relation) => relation.name === returns);
    return row ? printRow(row) : typeOf(returns);
  }
}

function printKeys({ foreignKeys }: Relation): string {
  const keys = foreignKeys.map((key) =>
    block([
      `foreignKeyName: ${JSON.stringify(key.name)};`,
      `columns: ${JSON.stringify(key.columns)};`,
      `isOneToOne: ${key.isOneToOne};`,
      `referencedRelation: ${JSON.stringify(key.table)};`,
      `referencedColumns: ${JSON.stringify(key.referencedColumns)};`,
    ]),
  );
  return `[${keys.join(", ")}]`;
}

function createTypeOf(enums: string[]): (name: string) => string {
  return function typeOf(name: string): string {
    if (name.startsWith("_")) return `${typeOf(name.slice(1))}[]`;
    if (enums.includes(name)) return `Database["public"]["Enums"]["${name}"]`;
    return scalars[name] ?? "string";
  };
}

const scalars: Record<string, string> = {
  bool: "boolean",
  ...Object.fromEntries(
    ["int2", "int4", "int8", "float4", "float8", "numeric"].map((name) => [name, "number"]),
  ),
  json: "Json",
  jsonb: "Json",
  void: "undefined",
};

function record<Item extends { name: string }>(items: Item[], print: (item: Item) => string): string {
  if (items.length === 0) return "{ [_ in never]: never }";
  return block(items.map((item) => `${item.name}: ${print(item)};`));
}

function block(lines: string[]): string {
  return `{\n${lines.join("\n").replace(/^/gm, "  ")}\n}`;
}
