import { getTexts } from "#texts/get-texts.ts";
import { Views } from "#ui/views/views.tsx";

const views = [
  { href: "/dashboard/owner/site", name: "publishes" },
  { href: "/dashboard/owner/site/missed", name: "missed" },
] as const;

export async function SiteViews({ open }: { open: (typeof views)[number]["name"] }) {
  const { title, views: words } = (await getTexts()).publishes;
  return (
    <Views
      name={title}
      views={views.map(({ href, name }) => ({ href, words: words[name], isOpen: name === open }))}
    />
  );
}
