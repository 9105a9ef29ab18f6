import { Icon } from "#ui/icon/icon.tsx";
import { getMenus } from "../menus.ts";
import type { getServices } from "../services.ts";
import styles from "./services-menu.module.css";

export type ServiceLinks = Awaited<ReturnType<typeof getServices>>["all"];

export async function ServicesMenu({ services }: { services: ServiceLinks }) {
  if (services.length === 0) return null;
  const { word } = await getMenus();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="services-menu">
        {word("services")}
        <Icon name="down" />
      </button>
      <div id="services-menu" popover="auto" className={styles.panel}>
        <ul className={styles.list}>
          {services.map(({ _id, href, shortTitle, menuSubtitle }) => (
            <li key={_id}>
              <a href={href} className={styles.link}>
                <strong>{shortTitle}</strong>
                <span className={styles.subtitle}>{menuSubtitle}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
