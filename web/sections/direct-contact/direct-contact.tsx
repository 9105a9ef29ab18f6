import { getSiteSettings } from "#sanity/site-settings.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

/** How to reach the owner without a form. */
export async function DirectContact({ title }: { title: string }) {
  const settings = await getSiteSettings();
  const phone = settings?.phone;
  return (
    <PageHeader
      title={title}
      intro={
        phone ? `Write, or call ${phone}. The answer comes from the person who would do the work.` : undefined
      }
    >
      {settings?.contactEmail ? (
        <ButtonLink href={`mailto:${settings.contactEmail}`} size="lg">
          Email {settings.contactEmail}
        </ButtonLink>
      ) : null}
      <ButtonLink href="/" size="lg" variant="outline">
        Back to home
      </ButtonLink>
    </PageHeader>
  );
}
