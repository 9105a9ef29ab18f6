import type { SectionLink } from "#portal/account/section-links.client.tsx";
import type { Role } from "#supabase/session-user.ts";

/** What each dashboard consists of. A new section is a folder with a page, and a line here. */
export const sections: Record<Role, SectionLink[]> = {
  owner: [
    { href: "/dashboard/owner", label: "Today" },
    { href: "/dashboard/owner/messages", label: "Messages" },
    { href: "/dashboard/owner/calls", label: "Calls" },
    { href: "/dashboard/owner/clients", label: "Clients" },
    { href: "/dashboard/owner/projects", label: "Projects" },
    { href: "/dashboard/owner/site", label: "Site" },
    { href: "/dashboard/settings", label: "Settings" },
  ],
  client: [
    { href: "/dashboard/client", label: "Overview" },
    { href: "/dashboard/settings", label: "Settings" },
  ],
};
