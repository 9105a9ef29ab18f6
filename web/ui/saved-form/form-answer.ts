/** What somebody else stored meanwhile, beside what was typed. */
export type StoredField = { label: string; value: string };

/** Why nothing was done. */
export type FormRefusal = {
  error: string;
  /** The error's name, for a form that offers something after it. */
  reason?: string;
  /** What to do first, in another tab: the form keeps what was typed, and is sent again from where it is. */
  elsewhere?: { href: string; text: string };
  /** Of a change that came too late: what is stored now, and the version to carry when it is sent again. */
  stored?: StoredField[];
  version?: number;
};

/** What was done, naming the thing, and the form that takes it back; with a `tone`, why it was not. */
export type Done = {
  text: string;
  tone?: "trouble" | "offline";
  undo?: { action: string; fields: Record<string, string> };
};

/** How the site answers a form that a script sends: where to go next, or why not. */
export type FormAnswer = { next: string; done?: Done } | FormRefusal;

/** A refusal with the status that says so to a program. */
export type Refusal = FormRefusal & {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 429 | 503;
  waitSeconds?: number;
};

/** What became of a form: where to go next, if not to the page that it was sent from, or why nothing was done. */
export type FormOutcome =
  | { next?: string; done?: Done /** For a script, in place of where to go. */; answer?: object }
  | Refusal;
