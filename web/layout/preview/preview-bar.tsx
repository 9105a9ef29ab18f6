import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./preview-bar.module.css";

/**
 * Tells an editor that this is not what visitors see; only a verified preview has it, and its script. `state` is that of the
 * drafts before the page was rendered: what is edited from then on has the page rendered anew.
 */
export async function PreviewBar({ state }: { state: string }) {
  const { preview } = (await getTexts()).layout;
  return (
    <aside className={styles.bar} aria-label={preview.label} data-preview-bar={state}>
      <p className={styles.words}>
        <strong>{preview.label}</strong> <span>{preview.words}</span>
      </p>
      <form action="/api/preview/exit" method="post">
        <Button type="submit" size="xs" variant="on-dark">
          {preview.exit}
        </Button>
      </form>
      <script type="module" src="/preview-tools.js" />
    </aside>
  );
}
