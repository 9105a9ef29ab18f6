import type { Role } from "#supabase/session-user.ts";
import type { IconName } from "#ui/icon/icon.tsx";

type Section = {
  href: string;
  label: string;
  /** The label where eight of them stand side by side. */
  short?: string;
  icon: IconName;
  /** Where its pages are; without it, at `href` and below. */
  places?: string[];
};

/** What the portal consists of for each role. A new section is a folder with a page, and a line here. */
export const sections: Record<Role, Section[]> = {
  owner: [
    { href: "/dashboard/owner", label: "Overview", icon: "home", places: [] },
    { href: "/dashboard/owner/messages", label: "Messages", icon: "mail" },
    { href: "/dashboard/owner/calls", label: "Calls", icon: "phone" },
    { href: "/dashboard/owner/clients", label: "Clients", icon: "people" },
    {
      href: "/dashboard/owner/projects",
      label: "Projects",
      icon: "folder",
      places: ["/dashboard/owner/projects", "/projects"],
    },
    { href: "/documentation", label: "Documentation", short: "Docs", icon: "book" },
    { href: "/dashboard/owner/site", label: "Site", icon: "globe" },
    { href: "/dashboard/owner/settings", label: "Settings", icon: "sliders" },
  ],
  client: [
    { href: "/dashboard/client", label: "Overview", icon: "home", places: [] },
    {
      href: "/dashboard/client/projects",
      label: "Projects",
      icon: "folder",
      places: ["/dashboard/client/projects", "/projects"],
    },
    { href: "/documentation", label: "Documentation", short: "Docs", icon: "book" },
    {
      href: "/subscription-portal",
      label: "Billing",
      icon: "card",
      places: ["/subscription-portal", "/subscription-success"],
    },
    { href: "/dashboard/client/notifications", label: "Notifications", icon: "bell" },
    { href: "/dashboard/client/settings", label: "Settings", icon: "sliders" },
  ],
};
