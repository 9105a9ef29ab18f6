/**
 * Whose dashboard is read. Null: the signed-in client's own, and row level security decides. An id: what the people of
 * that client see, asked by the owner, who by themselves would also be shown what is internal.
 */
export type ClientScope = { clientId: string | null };
