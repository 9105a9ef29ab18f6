import type { FormRefusal } from "./form-answer.ts";

/** Why nothing was done, with the way to what has to be done first, in a tab of its own: here stays what was typed. */
export function RefusalWords({ refusal: { error, elsewhere } }: { refusal: FormRefusal }) {
  return (
    <>
      {error}
      {elsewhere ? (
        <>
          {" "}
          <a href={elsewhere.href} target="_blank" rel="noopener">
            {elsewhere.text}
          </a>
        </>
      ) : null}
    </>
  );
}
