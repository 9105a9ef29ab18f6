import type { ComponentProps } from "react";
import { squareAround } from "#sanity/around-hotspot.ts";
import { Picture } from "#sanity/picture.tsx";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { HeroArt } from "#theme/hero-art.tsx";
import { HeroField } from "#theme/hero-field.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./hero.module.css";
import { ClientMarks, type Clients, ProofNumber } from "./proof.tsx";

type HeroProps = { content: SectionContent<"hero">; clients: Clients };

/** `clients` are those whose work is shown further down. */
export async function Hero({ content: hero, clients }: HeroProps) {
  if (!hero) return null;
  const settings = await getSiteSettings();
  const promise = hero.promise ?? settings?.tagline;
  return (
    <>
      <section id="hero" className={styles.hero} aria-labelledby="hero-heading">
        <div className={styles.words}>
          <h1 className={styles.headline} id="hero-heading">
            <span>{hero.headlineFirst}</span> <span className={styles.second}>{hero.headlineSecond}</span>
          </h1>
          {promise ? <p className={styles.promise}>{promise}</p> : null}
          <div className={styles.next}>
            <CallToAction link={hero.callToAction} size="xl" hasArrow />
            <ProofNumber clients={clients} />
          </div>
        </div>
        {settings?.portrait?.asset ? <Portrait settings={settings} /> : <WorkOrPattern clients={clients} />}
      </section>
      <div className={styles.foot}>
        <HeroArt />
        <ClientMarks clients={clients} />
      </div>
    </>
  );
}

/**
 * In the place of a portrait: what was made for a client, or the agency's own drawing. A picture on which nothing is marked is
 * seen from its top left corner, where a page's words begin.
 */
function WorkOrPattern({ clients }: { clients: Clients }) {
  const shown = clients?.find(({ picture }) => picture?.asset)?.picture;
  if (!shown) return <HeroField />;
  const square = shown.hotspot ? squareAround(shown) : null;
  return (
    <div className={styles.portrait} style={{ "--face": square?.position ?? "0 0" }}>
      {square ? <FirstPicture source={square.source} ratio={1} /> : <FirstPicture source={shown} />}
    </div>
  );
}

/** The greeting shows under the pointer; on a touch screen a tap on the portrait shows and hides it. */
async function Portrait({ settings }: { settings: Awaited<ReturnType<typeof getSiteSettings>> }) {
  const name = settings?.ownerName?.split(" ")[0];
  const { hero } = (await getTexts()).home;
  const square = settings?.portrait && squareAround(settings.portrait);
  return (
    <div className={styles.portrait} style={{ "--face": square?.position }}>
      <div className={styles.tap}>
        <FirstPicture source={square?.source} ratio={1} />
        {name ? <input type="checkbox" className={styles.toggle} aria-label={hero.toggle(name)} /> : null}
      </div>
      {name ? <p className={styles.greeting}>{hero.greeting(name)}</p> : null}
    </div>
  );
}

function FirstPicture(props: Pick<ComponentProps<typeof Picture>, "source" | "ratio">) {
  return (
    <Picture
      {...props}
      sizes="(min-width: 56rem) min(46vw, 52rem), 100vw"
      isFirst
      className={styles.picture}
    />
  );
}
