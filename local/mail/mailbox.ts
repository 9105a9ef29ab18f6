import { randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { writeAtomically } from "../../process/write-atomically.ts";

export type Envelope = { from: string; to: string[] };
export type Message = { id: string; arrived: Date; email: Email; recipients: string[] };

/** Mails kept as one raw file each, named so that their order is the order of arrival. */
export class Mailbox {
  #directory: string;
  #parsed = new Map<string, Promise<Message>>();
  #count = 0;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Keeps a raw message, on disk when it returns; who it was really for goes in front as `Delivered-To`. */
  async keep(raw: Buffer, envelope: Envelope): Promise<string> {
    this.#count = (this.#count + 1) % 1_000_000;
    const order = `${Date.now()}-${String(this.#count).padStart(6, "0")}`;
    const id = `${order}-${randomBytes(4).toString("hex")}`;
    const trace = [`Return-Path: <${envelope.from}>`, ...envelope.to.map((to) => `Delivered-To: ${to}`)];
    await writeAtomically(join(this.#directory, "incoming"), async (file) => {
      await file.writeFile(`${trace.join("\r\n")}\r\n`);
      await file.writeFile(raw);
      return { path: this.#path(id) };
    });
    return id;
  }

  /** All messages, newest first; with `to` only those for this address, carbon copies included. */
  async list(to?: string): Promise<Message[]> {
    const ids = await this.#listIds();
    const messages = await Promise.all(ids.map((id) => this.#read(id)));
    if (to === undefined) return messages;
    return messages.filter(({ recipients }) => recipients.includes(to.trim().toLowerCase()));
  }

  /** The message of this id, or undefined. */
  async find(id: string): Promise<Message | undefined> {
    return (await this.#listIds()).includes(id) ? await this.#read(id) : undefined;
  }

  /** The message as it came over the wire, after its trace lines. */
  async readSource(id: string): Promise<Buffer> {
    return await readFile(this.#path(id));
  }

  async deleteAll(): Promise<void> {
    for (const id of await this.#listIds()) {
      await rm(this.#path(id), { force: true });
      this.#parsed.delete(id);
    }
  }

  #path(id: string): string {
    return join(this.#directory, `${id}.eml`);
  }

  async #listIds(): Promise<string[]> {
    const names = await readdir(this.#directory);
    const ids = names
      .filter((name) => /^\d{13}-\d{6}-[0-9a-f]{8}\.eml$/.test(name))
      .map((name) => name.slice(0, -4));
    return ids.toSorted().toReversed();
  }

  #read(id: string): Promise<Message> {
    const reading = this.#parsed.get(id) ?? this.#parse(id);
    this.#parsed.set(id, reading);
    return reading;
  }

  async #parse(id: string): Promise<Message> {
    const email = await PostalMime.parse(await this.readSource(id));
    const delivered = email.headers.filter(({ key }) => key === "delivered-to").map(({ value }) => value);
    const named = [...(email.to ?? []), ...(email.cc ?? [])].flatMap((one) => one.address ?? []);
    const recipients = new Set([...delivered, ...named].map((address) => address.toLowerCase()));
    return { id, arrived: new Date(Number(id.slice(0, 13))), email, recipients: [...recipients] };
  }
}
