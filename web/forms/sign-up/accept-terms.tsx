import styles from "./accept-terms.module.css";

/** Sends the version of the terms that was shown, when it is ticked. */
export function AcceptTerms({ version }: { version: string }) {
  return (
    <label className={styles.accept}>
      <input type="checkbox" name="terms" value={version} required />
      <span>
        I accept the{" "}
        <a href="/terms-of-service" target="_blank" rel="noopener">
          terms of service
        </a>{" "}
        (version {version}) and have read the{" "}
        <a href="/privacy-policy" target="_blank" rel="noopener">
          privacy policy
        </a>
        .
      </span>
    </label>
  );
}
