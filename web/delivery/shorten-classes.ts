/** A name that a CSS module gives, such as `i00e4G_icon`. */
const given = /^[\w-]{5,9}_[a-z]\w*$/i;
const inStyles = /(?<=\.)[\w-]+/g;

/**
 * Gives the classes of a finished page names of two or three letters: each stands in the page and its styles some ten times. For
 * pages without an island, whose React would bring the long ones back.
 */
export function shortenClasses(html: string): string {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    if (!given.test(name)) return name;
    const short = names.get(name) ?? `_${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
  return html
    .replaceAll(/(?<= class=")[^"]+/g, (list) => list.split(" ").map(shorten).join(" "))
    .replaceAll(/(?<=<style>).*?(?=<\/style>)/gs, (styles) =>
      styles.replaceAll(inStyles, (name) => names.get(name) ?? name),
    );
}
