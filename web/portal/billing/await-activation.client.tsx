"use client";

import { useEffect, useState } from "react";
import { Notice } from "#ui/notice/notice.tsx";

const pauseMs = 1500;
const patienceMs = 20_000;

type AwaitActivationProps = { address: string; words: { waiting: string; later: string } };

/** Asks whether the paid plan is active, for twenty seconds at most, and shows the page anew when it is. */
export function AwaitActivation({ address, words }: AwaitActivationProps) {
  const [isPatient, setIsPatient] = useState(true);

  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const state = await readState(address);
      if (state === "active" && !isGone) location.reload();
    };
    const asking = setInterval(ask, pauseMs);
    const giveUp = setTimeout(() => {
      clearInterval(asking);
      setIsPatient(false);
    }, patienceMs);
    return () => {
      isGone = true;
      clearInterval(asking);
      clearTimeout(giveUp);
    };
  }, [address]);

  return <Notice tone={isPatient ? "info" : "success"}>{isPatient ? words.waiting : words.later}</Notice>;
}

async function readState(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    const { state } = await response.json();
    return state;
  } catch {
    return null;
  }
}
