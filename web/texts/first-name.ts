const titles = /^(dr|prof|mr|mrs|ms|miss|mx|sir|herr|frau)$/i;

/**
 * What a person is greeted by: “Ada” of “Ada Byron King”. The whole name where its first word is a title or an initial, a family name
 * before a comma, or one of several people.
 */
export function firstName(name: string): string {
  const whole = name.trim();
  const [first = "", ...others] = whole.split(/\s+/);
  const isNone =
    /[.,]$/.test(first) || titles.test(first) || others.some((word) => /^(&|\+|and|und)$/i.test(word));
  return isNone ? whole : first;
}
