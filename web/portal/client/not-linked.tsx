import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./client-dashboard.module.css";

export function NotLinked() {
  return (
    <>
      <Notice>
        Your account is not linked to a project yet. The owner sees new accounts and links yours; you do not
        need to do anything. Was it a different address that we invited? Sign up with that one, or write to
        us.
      </Notice>
      <p className={styles.ways}>
        <ButtonLink href="/contact">Write to us</ButtonLink>
        <PortalButtonLink href="/documentation" variant="outline">
          Read the documentation
        </PortalButtonLink>
      </p>
    </>
  );
}
