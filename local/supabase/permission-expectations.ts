// Who may do what to which row, over the HTTP API. The tests are generated from this table; a table, view or function
// of the public schema that is not in it fails them.

export type Verb = "select" | "insert" | "update" | "delete";
export type Actor = "anonymous" | "otherClient" | "ownClient" | "owner";

/** denied: refused with 42501 · hidden: nothing found, nothing changed · allowed: exactly the row. */
type Outcome = "denied" | "hidden" | "allowed";

export type TableExpectation = {
  /** The row that the attempts are about: it belongs to Dana of Voltway, the "own client". */
  row: Record<string, string>;
  insert: Record<string, string>;
  update: Record<string, string>;
  /** Every grant that signed-in users hold; anonymous ones hold none. Rows are the policies' business. */
  grants: { select: string[]; insert: string[]; update: string[]; delete: boolean };
  outcomes: Record<Actor, Record<Verb, Outcome>>;
};

export const accounts = {
  owner: "owner@cornerpocket.example",
  ownClient: "dana@voltway.example",
  otherClient: "priya@alderandoak.example",
};

const dana = "00000000-0000-4000-8000-000000000002";
const priya = "00000000-0000-4000-8000-000000000003";
const voltway = "00000000-0000-4000-8000-0000000000a1";

const nothing: Record<Verb, Outcome> = {
  select: "denied",
  insert: "denied",
  update: "denied",
  delete: "denied",
};

/** Functions of the public schema and the roles that may call them. */
export const functions: Record<string, ("anon" | "authenticated")[]> = {};

export const tables: Record<string, TableExpectation> = {
  users: {
    row: { id: dana },
    insert: { id: "00000000-0000-4000-8000-0000000000ff", email: "forged@example.com", role: "owner" },
    update: { full_name: "Changed" },
    grants: {
      select: ["created_at", "email", "full_name", "id", "phone", "role"],
      insert: [],
      update: ["full_name", "phone"],
      delete: false,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
      ownClient: { select: "allowed", insert: "denied", update: "allowed", delete: "denied" },
      owner: { select: "allowed", insert: "denied", update: "hidden", delete: "denied" },
    },
  },
  clients: {
    row: { id: voltway },
    insert: { name: "Inserted" },
    update: { name: "Changed" },
    grants: {
      select: ["created_at", "id", "name", "time_zone", "website"],
      insert: ["id", "name", "time_zone", "website"],
      update: ["name", "time_zone", "website"],
      delete: true,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "hidden" },
      ownClient: { select: "allowed", insert: "denied", update: "hidden", delete: "hidden" },
      owner: { select: "allowed", insert: "allowed", update: "allowed", delete: "allowed" },
    },
  },
  client_members: {
    row: { client_id: voltway, user_id: dana },
    insert: { client_id: voltway, user_id: priya },
    update: { user_id: priya },
    grants: {
      select: ["client_id", "created_at", "user_id"],
      insert: ["client_id", "user_id"],
      update: [],
      delete: true,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      ownClient: { select: "allowed", insert: "denied", update: "denied", delete: "hidden" },
      owner: { select: "allowed", insert: "allowed", update: "denied", delete: "allowed" },
    },
  },
};
