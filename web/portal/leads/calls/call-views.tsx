import { getTexts } from "#texts/get-texts.ts";
import { Views } from "#ui/views/views.tsx";

const views = [
  { href: "/dashboard/owner/calls", name: "list" },
  { href: "/dashboard/owner/calls/week", name: "week" },
  { href: "/dashboard/owner/calls/availability", name: "availability" },
  { href: "/dashboard/owner/calls?status=doubtful", name: "doubtful" },
] as const;

export async function CallViews({ open }: { open: (typeof views)[number]["name"] }) {
  const { title, views: words } = (await getTexts()).calls;
  return (
    <Views
      name={title}
      views={views.map(({ href, name }) => ({ href, words: words[name], isOpen: name === open }))}
    />
  );
}
