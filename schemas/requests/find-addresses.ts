/** An address of the web or of mail, or what leads to somebody elsewhere. */
type Address = {
  /** In lower case; empty where only what sets a link is seen (`<a href`, `[url]`). */
  host: string;
  /** With a scheme, `www.`, a path or an `@`, or disguised: nobody is called that. */
  isPlain: boolean;
};

// Dots stand in names (“J.de Boer”, “Dr.med. Weber”, “e.on”), between sentences and in names of files, too. What is left in
// doubt counts as an address: that costs a confirmation mail, never a message.

/** Also an address where it begins with a capital; another word in capitals after a dot begins a sentence. */
const usualEndings =
  "com|net|org|info|biz|io|co|app|dev|xyz|top|shop|online|site|website|store|club|click|live|vip|icu|ru|cn|de|nl|fr|pl|eu|tk|ml";

const titles =
  "dr prof co mr mrs ms mx st ste sr sra srta jr dipl ing mag med rer nat phil jur habil univ em hon rev fr sir bc ba ma mgr mba phd drs ir mme mlle dott avv arch geom rag inż hab lek gen col capt lt sgt cpt maj cand stud lic mudr judr rndr csc exmo ilmo д др проф".split(
    " ",
  );

const particles =
  "van von vom der den ter ten del della dos das bin ibn abu mac zum zur mult med phil nat jur rer ing habil".split(
    " ",
  );

/** Particles of names that are endings of addresses, too: only a short first name is written before them. */
const doubtfulParticles = ["de", "di", "da", "du", "la", "le", "al", "el", "af", "do"];

const files =
  /\.(?:[jt]sx?|json|css|html?|php|png|jpe?g|gif|svg|webp|pdf|docx?|xlsx?|pptx?|csv|txt|mp[34])$/i;

/** Of bounded length, so that no text takes long. */
const label = String.raw`[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?`;
const dotted = new RegExp(
  String.raw`(?<scheme>[a-z][a-z\d+]{1,15}:\/\/)?(?<user>[\p{L}\d._%+-]{1,64}@)?(?<![\p{L}\p{M}\d])(?<host>(?:${label}\.){1,8}${label})(?<path>:\d+|[/?#][^\s<>"]+)?`,
  "giu",
);

/** Links without a dot to be seen, and the names of somebody elsewhere. */
const dotless = [
  /\b(?:https?|hxxps?|ftp|tg|whatsapp|javascript|skype|bitcoin)\s*:\s*\/?\/?\S/iu,
  /<\s*a\b|\bhref\s*=|\[\s*(?:url|link)\b/iu,
  /(?<![\p{L}\d._%+-])@[\p{L}\d_]{3,}/u,
];

/** The addresses in a text, those too that are disguised to get past programs like this one. */
export function findAddresses(text: string): Address[] {
  const read = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  const open = undisguise(read);
  const found = [...open.matchAll(dotted)].flatMap(({ groups = {} }) => {
    const { scheme, user, host = "", path } = groups;
    const isPlain = Boolean(scheme || user || path || /^www\d?\./i.test(host));
    const isSure = Boolean(scheme || user || /^www\d?\./i.test(host));
    return isSure || isDomain(host, Boolean(path))
      ? [{ host: host.toLowerCase(), isPlain: isPlain || open !== read }]
      : [];
  });
  return found.length === 0 && dotless.some((way) => way.test(open)) ? [{ host: "", isPlain: true }] : found;
}

/** “evil[.]example”, “evil dot com”, “evil . com”, “evil。com” and “win (at) evil.example” as they are meant. */
function undisguise(text: string): string {
  return text
    .replace(/&#0*46;|&#x0*2e;|&period;|%2e/gi, ".")
    .replace(/\s*[[({<]\s*(?:\.|,|dot|punkt|punt|point|punto|kropka|точка)\s*[\])}>]\s*/giu, ".")
    .replace(/\s*[[({<]\s*(?:@|at|ät)\s*[\])}>]\s*/giu, "@")
    .replace(
      new RegExp(String.raw`\s+(?:dot|punkt|punto|kropka|точка)\s+(?=(?:${usualEndings})\b)`, "giu"),
      ".",
    )
    .replace(/(?<=[a-z\d])\s*[。·•∙]\s*(?=[a-z]{2,}\b)/giu, ".")
    .replace(new RegExp(String.raw`(?<=[\p{L}\d])\s+\.\s*(?=(?:${usualEndings})\b)`, "giu"), ".")
    .replace(/(?<=[\p{L}\d])\.\s+(?=(?:com|net|org|ru)\b)/giu, ".");
}

function isDomain(host: string, hasPath: boolean): boolean {
  const parts = host.split(".");
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1);
  const first = before[0] ?? "";
  const isUsual = new RegExp(`^(?:${usualEndings}|me|ly|gl|gd|cc|ws|to|be|at)$`, "i").test(last);
  if (hasPath && parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part))) return true;
  if (!/^(?:\p{L}[\p{L}\p{M}]+|xn--.+)$/iu.test(last) || files.test(host)) return false;
  if (before.every((part) => /^\d+$/.test(part))) return false;
  // “J.R.R.Smith”, “e.on”, “z.B.”; with a path even one letter leads somewhere.
  if (/^\p{L}\p{M}*$/u.test(first) && !(hasPath && isUsual)) return false;
  if (before.every((part) => titles.includes(part.toLowerCase()))) return false;
  if (particles.includes(last)) return false;
  if (doubtfulParticles.includes(last) && /^(?:\p{L}+-)?\p{Lu}\p{L}{0,2}$/u.test(first)) return false;
  return isUsual || !/^\p{Lu}\p{Ll}/u.test(last);
}
