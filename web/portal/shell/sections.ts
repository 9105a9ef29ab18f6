import type { Role } from "#session/session-user.ts";
import type { Texts } from "#texts/get-texts.ts";
import type { IconName } from "#ui/icon/icon.tsx";

type Section = {
  name: keyof Texts["shell"]["sections"];
  href: string;
  icon: IconName;
  /** Where its pages are; without it, at `href` and below. */
  places?: string[];
  /** Only for whoever sees the money of a client. */
  money?: true;
};

/** What the portal consists of for each role. A new section is a folder with a page, and a line here. */
export const sections: Record<Role, Section[]> = {
  owner: [
    { name: "overview", href: "/dashboard/owner", icon: "home", places: [] },
    { name: "messages", href: "/dashboard/owner/messages", icon: "mail" },
    { name: "calls", href: "/dashboard/owner/calls", icon: "phone" },
    { name: "clients", href: "/dashboard/owner/clients", icon: "people" },
    {
      name: "projects",
      href: "/dashboard/owner/projects",
      icon: "folder",
      places: ["/dashboard/owner/projects", "/projects"],
    },
    {
      name: "invoices",
      href: "/dashboard/owner/invoices",
      icon: "card",
      places: ["/dashboard/owner/invoices", "/invoices", "/statement"],
    },
    { name: "documentation", href: "/documentation", icon: "book" },
    { name: "site", href: "/dashboard/owner/site", icon: "globe" },
    { name: "settings", href: "/dashboard/owner/settings", icon: "sliders" },
  ],
  client: [
    { name: "overview", href: "/dashboard/client", icon: "home", places: [] },
    {
      name: "projects",
      href: "/dashboard/client/projects",
      icon: "folder",
      places: ["/dashboard/client/projects", "/projects"],
    },
    { name: "documentation", href: "/documentation", icon: "book" },
    {
      name: "billing",
      href: "/subscription-portal",
      icon: "card",
      places: ["/subscription-portal", "/subscription-success", "/invoices", "/statement"],
      money: true,
    },
    { name: "notifications", href: "/dashboard/client/notifications", icon: "bell" },
    { name: "settings", href: "/dashboard/client/settings", icon: "sliders" },
  ],
};
