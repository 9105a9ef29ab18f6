import { z } from "zod";

/** Counts up when an older product could no longer restore what this one writes. */
export const format = 1;

/** How many rows a table has, and a hash of all of them. */
export type TableDigest = { rows: number; sha256: string };

const digest = z.object({ rows: z.number(), sha256: z.string() });

export const about = z.object({
  product: z.literal("corner-pocket"),
  format: z.number().int().positive(),
  madeAt: z.iso.datetime(),
});

/** The last file of an archive: what is in it, and what the data in it say. */
export const manifest = about.extend({
  /** Where the database and the content were: on this machine, or at a service. */
  database: z.enum(["embedded", "server"]),
  content: z.enum(["lake", "hosted"]),
  /** The newest migration that the code knew which made the archive. */
  newestMigration: z.string(),
  tables: z.record(z.string(), digest),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
export type Facts = Pick<Manifest, "database" | "content" | "newestMigration" | "tables">;
