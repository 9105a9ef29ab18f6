import { Modal } from "../modal/modal.tsx";
import styles from "./video-modal.module.css";

type VideoModalProps = { videoId: string; title: string; isOpen: boolean; onClose: () => void };

/** A YouTube video by its id. Nothing is asked of the video's host before it opens, or after it closes. */
export function VideoModal({ videoId, title, isOpen, onClose }: VideoModalProps) {
  return (
    <Modal title={title} isOpen={isOpen} onClose={onClose} size="xl">
      <iframe
        className={styles.video}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles.words}>
        If the video does not play here,{" "}
        <a
          href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
          target="_blank"
          rel="noopener"
        >
          watch it on YouTube
        </a>
        .
      </p>
    </Modal>
  );
}
