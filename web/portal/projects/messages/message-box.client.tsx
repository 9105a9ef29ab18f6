"use client";

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { maxFileBytes, maxFilesAtOnce } from "schemas/requests/file-upload.ts";
import { formatSize } from "#formats/format-size.ts";
import { fill } from "#texts/fill.ts";
import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { useChosenFiles } from "#ui/chosen-files/use-chosen-files.ts";
import { keepDraft, readDraft } from "#ui/draft/draft.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { randomKey } from "#ui/random-key.ts";
import type { FormRefusal } from "#ui/saved-form/form-answer.ts";
import { RefusalWords } from "#ui/saved-form/refusal-words.tsx";
import { postMessage } from "./ask-messages.ts";
import styles from "./message-box.module.css";
import { messageDraft } from "./message-draft.ts";
import type { ThreadMessage } from "./stored-messages.ts";

type MessageBoxProps = {
  projectId: string;
  userId: string;
  firstKey: string;
  longest: number;
  texts: Texts["projectMessages"]["box"];
  notTaken: Texts["files"]["notTaken"];
  onSent: (messages: ThreadMessage[]) => void;
};

/** Writes a message. What is typed and attached stays until the site says that it has it, what is typed also after a reload. */
export function MessageBox({
  projectId,
  userId,
  firstKey,
  longest,
  texts,
  notTaken,
  onSent,
}: MessageBoxProps) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [progress, setProgress] = useState<number>();
  const [length, setLength] = useState(0);
  const [files, setFiles] = useState<File[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const chosen = useChosenFiles(attach);
  const attempt = useRef({ body: "", files, key: "" });
  const cancel = useRef<() => void>(undefined);
  const draft = messageDraft(projectId, userId);
  const isSending = progress !== undefined;
  const excess = length - longest;

  useEffect(() => {
    if (!area.current) return;
    area.current.value ||= readDraft(draft);
    // What was typed before React was there is a draft as well.
    keepDraft(draft, area.current.value);
    setLength(area.current.value.length);
  }, [draft]);

  const setFailure = (error: string) => setRefusal(error ? { error } : null);

  function write(text: string) {
    keepDraft(draft, text);
    setLength(text.length);
  }

  function attach(added: Iterable<File>) {
    const all = [...files, ...added];
    const isTooLarge = all.some(({ size }) => size > maxFileBytes);
    setFailure(isTooLarge ? notTaken["too-large"] : all.length > maxFilesAtOnce ? notTaken["too-many"] : "");
    setFiles(all.filter(({ size }) => size <= maxFileBytes).slice(0, maxFilesAtOnce));
    area.current?.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = area.current?.value ?? "";
    if (isSending) return;
    area.current?.focus();
    if (body.trim() === "" && files.length === 0) return setFailure(texts.empty);
    if (excess > 0) return setFailure(fill(texts.tooLong, { longest, excess }));
    // The same words and files sent again are the same message.
    if (attempt.current.body !== body || attempt.current.files !== files)
      attempt.current = { body, files, key: randomKey() };
    setProgress(0);
    setFailure("");
    const result = await postMessage(projectId, attempt.current, {
      onProgress: setProgress,
      onBegin: (end) => {
        cancel.current = end;
      },
    });
    setProgress(undefined);
    if (!result) return setFailure(texts.noAnswer);
    if (result === "cancelled") return setFailure(texts.cancelled);
    if ("error" in result) return setRefusal(result);
    attempt.current = { body: "", files: [], key: "" };
    onSent(result.messages);
    setFiles((known) => known.filter((file) => !files.includes(file)));
    if (!area.current) return keepDraft(draft, "");
    area.current.focus();
    // What was typed while the message was on its way is the next one.
    const { value } = area.current;
    area.current.value = value.startsWith(body) ? value.slice(body.length).trimStart() : value;
    write(area.current.value);
  }

  function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  }

  return (
    <form
      className={styles.box}
      action={`/api/projects/${projectId}/messages`}
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      onKeyDown={sendByKey}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        attach(event.dataTransfer.files);
      }}
    >
      <input type="hidden" name="client_key" value={firstKey} />
      {refusal ? (
        <Notice tone="error">
          <RefusalWords refusal={refusal} />
        </Notice>
      ) : null}
      <label className={styles.hidden} htmlFor="message">
        {texts.label}
      </label>
      <textarea
        ref={area}
        id="message"
        className={styles.area}
        name="body"
        dir="auto"
        rows={1}
        placeholder={texts.placeholder}
        aria-describedby="message-hint"
        aria-invalid={excess > 0 || undefined}
        onChange={({ target }) => write(target.value)}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          attach(event.clipboardData.files);
        }}
      />
      {files.length > 0 ? (
        <ul className={styles.files} aria-label={texts.attached}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be attached twice.
            <li key={index}>
              <span className={styles.name}>{file.name}</span>{" "}
              {formatSize(file.size, document.documentElement.lang)}
              <button
                type="button"
                className={styles.remove}
                aria-label={fill(texts.remove, { name: file.name })}
                disabled={isSending}
                onClick={() => {
                  setFiles(files.filter((other) => other !== file));
                  area.current?.focus();
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.ways}>
        <input {...chosen} id="message-files" className={styles.input} type="file" name="file" multiple />
        <label className={styles.attach} htmlFor="message-files">
          <Icon name="clip" />
          {texts.attach}
        </label>
        {isSending && files.length > 0 ? (
          <>
            <progress className={styles.progress} max={1} value={progress} aria-label={texts.progress} />
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                cancel.current?.();
                area.current?.focus();
              }}
            >
              {texts.cancel}
            </Button>
          </>
        ) : null}
        <p
          id="message-hint"
          className={styles.hint}
          data-state={excess > 0 ? "over" : length > longest - 500 ? "near" : "far"}
        >
          {excess > 0
            ? fill(excess === 1 ? texts.excessOfOne : texts.excess, { excess })
            : length > longest - 500
              ? fill(texts.length, { length, longest })
              : texts.hint}
        </p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  );
}
