import { Icon } from "#ui/icon/icon.tsx";
import { MenuItem } from "../menu-item.tsx";
import { getMenus, type MenuLink } from "../menus.ts";
import styles from "./pages-menu.module.css";

/** So many stand in the bar of a wide window. */
const inBar = 3;

/** The owner's own entries: the first few in the bar where it has room, all others behind a button. */
export async function PagesMenu({ links }: { links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  const { word } = await getMenus();
  return (
    <>
      {links.slice(0, inBar).map((link) => (
        <MenuItem key={link._key} link={link} className={styles.inBar} />
      ))}
      <button
        type="button"
        className={styles.button}
        popoverTarget="pages-menu"
        data-fits={links.length <= inBar || undefined}
      >
        {word("more")}
        <Icon name="down" />
      </button>
      <div id="pages-menu" popover="auto" className={styles.panel}>
        <ul>
          {links.map((link, index) => (
            <li key={link._key} className={index < inBar ? styles.again : undefined}>
              <MenuItem link={link} className={styles.link} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
