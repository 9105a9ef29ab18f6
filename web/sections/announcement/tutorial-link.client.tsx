"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { VideoModal } from "#ui/video-modal/video-modal.tsx";

type TutorialLinkProps = { videoId: string; title: string; className?: string; children: ReactNode };

/** Plays the video in a dialog; without script, or in a new tab, it is a link to it. */
export function TutorialLink({ videoId, title, className, children }: TutorialLinkProps) {
  const [isOpen, setOpen] = useState(false);

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a
        className={className}
        href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
        target="_blank"
        rel="noopener"
        onClick={openHere}
      >
        {children}
      </a>
      <VideoModal videoId={videoId} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
