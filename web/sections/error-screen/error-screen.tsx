import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

/** What a visitor sees in place of a page: what happened, and the ways on. */
export function ErrorScreen({
  title,
  message,
  children,
}: {
  title: string;
  message: string;
  children?: ReactNode;
}) {
  return (
    <PageHeader title={title} intro={message}>
      {children}
      <ButtonLink href="/" size="lg" variant={children ? "outline" : "primary"}>
        Home
      </ButtonLink>
      <ButtonLink href="/contact" size="lg" variant="outline">
        Contact
      </ButtonLink>
    </PageHeader>
  );
}
