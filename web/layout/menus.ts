import "server-only";
import { cache } from "react";
import type { LinkWord } from "schemas/link-words.ts";
import { followLink } from "#sanity/follow-link.ts";
import { getSiteSettings, type SiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";

type Entries = NonNullable<SiteSettings>["headerLinks"] | undefined;
export type MenuLink = { _key: string; label: string; href: string };

/** The owner's own entries of header and footer, and what the links are called that are always there. */
export const getMenus = cache(async () => {
  const [settings, { layout, shell }] = await Promise.all([getSiteSettings(), getTexts()]);
  const { header, footer } = layout;
  const usual: Record<LinkWord, string> = {
    services: header.services,
    documentation: header.documentation,
    docs: header.docs,
    login: shell.account.logIn,
    contact: header.contact,
    home: header.home,
    more: header.more,
    work: footer.work,
    brand: footer.brand,
    reachOut: footer.contact,
    review: footer.review,
    privacy: footer.privacy,
    terms: footer.terms,
    imprint: footer.imprint,
    cookies: footer.cookies,
  };
  return {
    header: listLinks(settings?.headerLinks),
    footer: listLinks(settings?.footerLinks),
    word: (name: LinkWord) => settings?.linkWords?.[name]?.trim() || usual[name],
  };
});

/** Those that lead somewhere: a page that is not published, or not any more, is left out. */
function listLinks(entries: Entries): MenuLink[] {
  return (entries ?? []).flatMap(({ _key, label, url, page }) => {
    const href = followLink({ page, href: url });
    return label && href ? [{ _key, label, href }] : [];
  });
}
