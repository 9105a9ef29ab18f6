/** What somebody else stored meanwhile, beside what was typed. */
export type StoredField = { label: string; value: string };

export type FormRefusal = {
  error: string;
  /** Of a change that came too late: what is stored now, and the version to carry when it is sent again. */
  stored?: StoredField[];
  version?: number;
};

/** How the site answers a form that a script sends: where to go next, or why not. */
export type FormAnswer = { next: string } | FormRefusal;
