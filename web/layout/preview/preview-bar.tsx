import { Button } from "#ui/button/button.tsx";
import styles from "./preview-bar.module.css";

/**
 * Tells an editor that this is not what visitors see; only a verified preview has it, and its script. `state` is that of the
 * drafts before the page was rendered: what is edited from then on has the page rendered anew.
 */
export function PreviewBar({ state }: { state: string }) {
  return (
    <aside className={styles.bar} aria-label="Preview" data-preview-bar={state}>
      <p className={styles.words}>
        <strong>Preview</strong> <span>with everything that is not published yet</span>
      </p>
      <form action="/api/preview/exit" method="post">
        <Button type="submit" size="xs" variant="on-dark">
          Exit
        </Button>
      </form>
      <script type="module" src="/preview-tools.js" />
    </aside>
  );
}
