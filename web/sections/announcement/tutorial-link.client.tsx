"use client";

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";

const VideoModal = lazy(async () => ({
  default: (await import("#ui/video-modal/video-modal.tsx")).VideoModal,
}));

type TutorialLinkProps = { videoId: string; title: string; className?: string; children: ReactNode };

/** Plays the video in a dialog, fetched when it is first asked for; without script it is a link to the video. */
export function TutorialLink({ videoId, title, className, children }: TutorialLinkProps) {
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState("open");
  }

  return (
    <>
      <a
        className={className}
        data-island
        href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
        target="_blank"
        rel="noopener"
        onClick={openHere}
      >
        {children}
      </a>
      {state === "unasked" ? null : (
        <Suspense>
          <VideoModal
            videoId={videoId}
            title={title}
            isOpen={state === "open"}
            onClose={() => setState("closed")}
          />
        </Suspense>
      )}
    </>
  );
}
