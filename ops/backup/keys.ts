import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import type { Settings } from "../../bin/stack/settings.ts";

/** A new key: the secret half opens archives, the other half is the setting that they are made for. */
export async function makeKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The secret half from a file as `age-keygen` writes it, or as it was printed here. Throws an Error that shows nothing of it. */
export async function readIdentity(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch((cause: Error) => {
    throw new Error(`The key file ${path} cannot be read`, { cause });
  });
  const [identity] = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(text) ?? [];
  if (!identity) throw new Error(`There is no key in ${path}: one line of it begins with AGE-SECRET-KEY-1.`);
  return identity;
}

/**
 * The key that rehearsals open archives with, made once for this machine: every archive is encrypted for it too, so the owner's
 * own key need not lie where the product runs. It is in no archive.
 */
export async function readRehearsalKey({ dataDirectory }: Settings) {
  const path = join(dataDirectory, "rehearsal-key.txt");
  if (!existsSync(path)) {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    writeFileSync(path, `${(await makeKey()).identity}\n`, { mode: 0o600, flush: true });
  }
  const identity = await readIdentity(path);
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Throws an Error when a setting is not the public half of a key. */
export function readRecipient(text: string): string {
  if (/^AGE-SECRET-KEY/i.test(text))
    throw new Error("BACKUP_RECIPIENT is a secret key. Take its other half, which begins with age1.");
  if (!/^age1[0-9a-z]{58}$/.test(text)) throw new Error("BACKUP_RECIPIENT is no key: it begins with age1.");
  return text;
}
