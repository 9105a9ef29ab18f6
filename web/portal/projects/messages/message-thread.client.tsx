"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { pollWhileVisible } from "#ui/poll/poll-while-visible.ts";
import { askMessages, postRead, SignedOut } from "./ask-messages.ts";
import { MessageBox } from "./message-box.client.tsx";
import { MessageList } from "./message-list.tsx";
import styles from "./message-thread.module.css";
import type { Seen, ThreadMessage } from "./stored-messages.ts";

type MessageThreadProps = {
  projectId: string;
  userId: string;
  newest: ThreadMessage[];
  seen: Seen[];
  hasOlder: boolean;
  /** The number of the last message that was read before. */
  lastRead: number;
  /** Of the message that is sent where script is off. */
  firstKey: string;
  longest: number;
  isOpen: boolean;
  texts: Pick<Texts["projectMessages"], "thread" | "list" | "box"> & Pick<Texts["files"], "notTaken">;
};

const pollSeconds = 5;

/** A project's conversation: follows what others write, and sends. Without script a page with a form. */
export function MessageThread(props: MessageThreadProps) {
  const { projectId, userId, newest, lastRead, firstKey, longest, isOpen } = props;
  const { thread: texts, list, box, notTaken } = props.texts;
  const [messages, setMessages] = useState(newest);
  const [seen, setSeen] = useState(props.seen);
  const [hasOlder, setHasOlder] = useState(props.hasOlder);
  const [trouble, setTrouble] = useState<"older" | "line">();
  const last = useRef(newest.at(-1)?.sequence ?? 0);
  const revision = useRef(Math.max(0, ...newest.map((message) => message.revision)));
  const scroller = useRef<HTMLElement>(null);
  const read = useRef(lastRead);
  const router = useRouter();
  const firstNew = newest.find(({ sequence, isOwn }) => sequence > lastRead && !isOwn)?.sequence;

  /** Takes in messages that are new or changed; of those before the first one that is shown only what was asked for. */
  function merge(added: ThreadMessage[], areOlder = false) {
    last.current = Math.max(last.current, ...added.map(({ sequence }) => sequence));
    setMessages((known) => {
      const byId = new Map(known.map((message) => [message.id, message]));
      const first = areOlder ? 0 : (known[0]?.sequence ?? 0);
      for (const message of added) {
        // What comes may have been asked for before what is known.
        const isNewer = message.revision >= (byId.get(message.id)?.revision ?? 0);
        if (isNewer && message.sequence >= first) byId.set(message.id, message);
      }
      return [...byId.values()].sort((a, b) => a.sequence - b.sequence);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is renewed brings what came meanwhile.
  useEffect(() => merge(newest), [newest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one poll for the life of the page.
  useEffect(() => {
    async function look() {
      try {
        const answer = await askMessages(projectId, { after: revision.current });
        setTrouble((known) => (known === "line" ? undefined : known));
        setSeen(answer.seen);
        revision.current = Math.max(revision.current, ...answer.messages.map((message) => message.revision));
        if (answer.messages.length > 0) merge(answer.messages);
        if (last.current > read.current) {
          read.current = last.current;
          await postRead(projectId, last.current);
        }
      } catch (error) {
        if (!(error instanceof SignedOut)) setTrouble("line");
        throw error;
      }
    }
    if (document.visibilityState === "visible" && last.current > read.current) {
      read.current = last.current;
      void postRead(projectId, last.current);
    }
    return pollWhileVisible(look, pollSeconds);
  }, [projectId]);

  function mergeSent(sent: ThreadMessage[]) {
    merge(sent);
    scroller.current?.scrollTo({ top: 0 });
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
      merge(older, true);
    } catch (error) {
      console.warn("Older messages could not be loaded:", error);
      setTrouble("older");
    }
  }

  return (
    <div className={styles.thread} data-fills>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={scroller} className={styles.scroller} aria-label={texts.label} tabIndex={0}>
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
              {texts.showOlder}
            </a>
          ) : null}
          {trouble === "older" ? (
            <Notice tone="error">
              <p>{texts.olderFailed}</p>
              <Button size="sm" variant="outline" onClick={showOlder}>
                {texts.again}
              </Button>
            </Notice>
          ) : null}
          {messages.length === 0 ? (
            <p className={styles.empty}>{isOpen ? texts.empty : texts.emptyAndClosed}</p>
          ) : null}
          <div role="log" aria-label={texts.log}>
            <MessageList
              projectId={projectId}
              messages={messages}
              texts={list}
              firstNew={firstNew}
              seen={seen}
            />
          </div>
          <span id="newest" className={styles.end} />
        </div>
      </section>
      {trouble === "line" ? (
        <p className={styles.line} role="status">
          {texts.noLine}
        </p>
      ) : null}
      {isOpen ? (
        <MessageBox
          projectId={projectId}
          userId={userId}
          firstKey={firstKey}
          longest={longest}
          texts={box}
          notTaken={notTaken}
          onSent={mergeSent}
        />
      ) : null}
    </div>
  );
}
