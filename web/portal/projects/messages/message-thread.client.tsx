"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { pollWhileVisible } from "#ui/poll/poll-while-visible.ts";
import { askMessages, postRead } from "./ask-messages.ts";
import { MessageBox } from "./message-box.client.tsx";
import { MessageList } from "./message-list.tsx";
import styles from "./message-thread.module.css";
import type { ThreadMessage } from "./stored-messages.ts";

type MessageThreadProps = {
  projectId: string;
  newest: ThreadMessage[];
  hasOlder: boolean;
  /** The number of the last message that was read before. */
  lastRead: number;
  /** Of the message that is sent where script is off. */
  firstKey: string;
  longest: number;
  isOpen: boolean;
};

const pollSeconds = 5;

/** A project's conversation: follows what others write, and sends. Without script a page with a form. */
export function MessageThread(props: MessageThreadProps) {
  const { projectId, newest, lastRead, firstKey, longest, isOpen } = props;
  const [messages, setMessages] = useState(newest);
  const [hasOlder, setHasOlder] = useState(props.hasOlder);
  const [trouble, setTrouble] = useState<"older" | "line">();
  const last = useRef(newest.at(-1)?.sequence ?? 0);
  const read = useRef(lastRead);
  const router = useRouter();
  const firstNew = newest.find(({ sequence, isOwn }) => sequence > lastRead && !isOwn)?.sequence;

  function append(added: ThreadMessage[]) {
    last.current = Math.max(last.current, ...added.map(({ sequence }) => sequence));
    setMessages((known) => {
      const ids = new Set(known.map(({ id }) => id));
      return [...known, ...added.filter(({ id }) => !ids.has(id))].sort((a, b) => a.sequence - b.sequence);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is renewed brings what came meanwhile.
  useEffect(() => append(newest), [newest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one poll for the life of the page.
  useEffect(() => {
    async function look() {
      try {
        const { messages: added } = await askMessages(projectId, { after: last.current });
        setTrouble((known) => (known === "line" ? undefined : known));
        if (added.length > 0) append(added);
        if (last.current > read.current) {
          read.current = last.current;
          await postRead(projectId, last.current);
        }
      } catch (error) {
        setTrouble("line");
        throw error;
      }
    }
    if (document.visibilityState === "visible" && last.current > read.current) {
      read.current = last.current;
      void postRead(projectId, last.current);
    }
    return pollWhileVisible(look, pollSeconds);
  }, [projectId]);

  function appendSent(sent: ThreadMessage[]) {
    append(sent);
    // No page that is known from before may lack it.
    router.refresh();
  }

  async function showOlder() {
    setTrouble(undefined);
    try {
      const { messages: older, hasMore } = await askMessages(projectId, {
        before: messages[0]?.sequence ?? 0,
      });
      setHasOlder(hasMore);
      append(older);
    } catch (error) {
      console.warn("Older messages could not be loaded:", error);
      setTrouble("older");
    }
  }

  return (
    <div className={styles.thread}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-label="Conversation" tabIndex={0}>
        <div className={styles.content}>
          {hasOlder ? (
            <a
              className={styles.older}
              href={`?before=${messages[0]?.sequence}`}
              onClick={(event) => {
                event.preventDefault();
                void showOlder();
              }}
            >
              Show older messages
            </a>
          ) : null}
          {trouble === "older" ? (
            <Notice tone="error">
              <p>The older messages could not be loaded.</p>
              <Button size="sm" variant="outline" onClick={showOlder}>
                Try again
              </Button>
            </Notice>
          ) : null}
          {messages.length === 0 ? (
            <p className={styles.empty}>
              {isOpen ? "Nobody has written yet. Say hello." : "There are no messages in this project."}
            </p>
          ) : null}
          <div role="log" aria-label="Messages">
            <MessageList messages={messages} firstNew={firstNew} />
          </div>
          <span id="newest" className={styles.end} />
        </div>
      </section>
      {trouble === "line" ? (
        <p className={styles.line} role="status">
          The site does not answer. New messages appear as soon as it does.
        </p>
      ) : null}
      {isOpen ? (
        <MessageBox projectId={projectId} firstKey={firstKey} longest={longest} onSent={appendSent} />
      ) : null}
    </div>
  );
}
