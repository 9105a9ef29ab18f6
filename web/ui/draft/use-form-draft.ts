"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { keepDraft, readDraft } from "./draft.ts";

/**
 * Keeps what somebody types into a form on the device, under `name`, and gives it back to the form when its page comes again:
 * after another page, a reload, a lost connection. Without a name nothing is kept.
 */
export function useFormDraft(name?: string) {
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const draft = new URLSearchParams(name && readDraft(name));
    for (const field of typedFields(ref.current)) {
      const value = draft.get(field.name);
      // What was typed before the script was there is newer.
      if (value !== null && field.value === field.defaultValue) field.value = value;
    }
  }, [name]);

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (!name) return;
    const typed = typedFields(currentTarget).filter(({ value, defaultValue }) => value !== defaultValue);
    keepDraft(name, new URLSearchParams(typed.map((field) => [field.name, field.value])).toString());
  }

  return { ref, keep, forget: () => name && keepDraft(name, "") };
}

type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Where somebody types: what is chosen or switched is decided anew. */
function typedFields(form: HTMLFormElement | null): TypedField[] {
  const isTyped = (field: Element): field is TypedField =>
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && typed.has(field.type));
  return [...(form?.elements ?? [])].filter(isTyped);
}

const typed = new Set(["text", "url", "number", "date"]);
