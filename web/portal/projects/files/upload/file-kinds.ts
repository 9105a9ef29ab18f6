/** `found`: what the content may turn out to be, by find-content.ts. */
export type Kind = { mime: string; found: string[] };

const text = (mime: string): Kind => ({ mime, found: ["text", "xml", "ics", "vcf"] });
/** One that is locked with a password is a compound file. */
const inZip = (mime: string, ...found: string[]): Kind => ({ mime, found: [...found, "zip", "cfb"] });
const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";
const jpeg: Kind = { mime: "image/jpeg", found: ["jpg"] };
const tiff: Kind = { mime: "image/tiff", found: ["tif"] };
const photoshop: Kind = { mime: "image/vnd.adobe.photoshop", found: ["psd"] };
const illustrator: Kind = { mime: "application/postscript", found: ["pdf", "ps", "eps"] };
const html: Kind = text("text/html");
const font = (mime: string): Kind => ({ mime, found: ["ttf", "otf", "ttc"] });
const film = (mime: string): Kind => ({ mime, found: ["mp4", "m4v", "mov", "3gp", "3g2", "f4v"] });
/** Programs have long written pages, tables and marked text under these names. */
const oldOffice = (mime: string, found: string): Kind => ({
  mime,
  found: [found, "cfb", "text", "xml", "rtf"],
});

/** Templates and documents with macros; their content is told from the plain document's only where its head says so. */
const relatives = (endings: string, ...found: string[]) =>
  Object.fromEntries(
    endings.split(" ").map((ending) => [ending, inZip("application/octet-stream", ending, ...found)]),
  );

/** The endings that are known, with their type and what may be inside: with something else inside, a file gets another ending. */
export const fileKinds: Record<string, Kind> = {
  png: { mime: "image/png", found: ["png", "apng"] },
  apng: { mime: "image/png", found: ["apng"] },
  jpg: jpeg,
  jpeg,
  gif: { mime: "image/gif", found: ["gif"] },
  webp: { mime: "image/webp", found: ["webp"] },
  avif: { mime: "image/avif", found: ["avif"] },
  heic: { mime: "image/heic", found: ["heic"] },
  tif: tiff,
  tiff,
  bmp: { mime: "image/bmp", found: ["bmp"] },
  ico: { mime: "image/x-icon", found: ["ico", "cur"] },
  psd: photoshop,
  psb: photoshop,
  svg: text("image/svg+xml"),
  pdf: { mime: "application/pdf", found: ["pdf"] },
  ai: illustrator,
  ait: illustrator,
  eps: { mime: "application/postscript", found: ["eps", "ps"] },
  docx: inZip(`${office}.wordprocessingml.document`, "docx"),
  xlsx: inZip(`${office}.spreadsheetml.sheet`, "xlsx"),
  pptx: inZip(`${office}.presentationml.presentation`, "pptx"),
  odt: inZip(`${openDocument}.text`, "odt"),
  ods: inZip(`${openDocument}.spreadsheet`, "ods"),
  odp: inZip(`${openDocument}.presentation`, "odp"),
  ...relatives("docm dotx dotm", "docx"),
  ...relatives("xlsm xlsb xltx xltm", "xlsx"),
  ...relatives("pptm potx potm ppsx ppsm", "pptx"),
  doc: oldOffice("application/msword", "doc"),
  xls: oldOffice("application/vnd.ms-excel", "xls"),
  ppt: oldOffice("application/vnd.ms-powerpoint", "ppt"),
  msg: { mime: "application/vnd.ms-outlook", found: ["msg", "cfb", "text"] },
  rtf: { mime: "application/rtf", found: ["rtf", "text"] },
  zip: {
    mime: "application/zip",
    found: [
      "zip",
      "docx",
      "xlsx",
      "pptx",
      "odt",
      "ods",
      "odp",
      "epub",
      "vsdx",
      "3mf",
      "key",
      "numbers",
      "pages",
    ],
  },
  gz: { mime: "application/gzip", found: ["gz", "tar.gz"] },
  mp4: film("video/mp4"),
  mov: film("video/quicktime"),
  webm: { mime: "video/webm", found: ["webm", "mkv"] },
  mkv: { mime: "video/matroska", found: ["mkv", "webm"] },
  mp3: { mime: "audio/mpeg", found: ["mp3", "mp2", "mp1"] },
  m4a: { mime: "audio/mp4", found: ["m4a", "mp4", "m4b", "m4p"] },
  wav: { mime: "audio/wav", found: ["wav"] },
  wave: { mime: "audio/wav", found: ["wav"] },
  flac: { mime: "audio/flac", found: ["flac"] },
  ogg: { mime: "audio/ogg", found: ["ogg", "oga", "ogv", "opus", "spx", "ogx", "ogm"] },
  woff: { mime: "font/woff", found: ["woff"] },
  woff2: { mime: "font/woff2", found: ["woff2"] },
  ttf: font("font/ttf"),
  otf: font("font/otf"),
  txt: text("text/plain"),
  md: text("text/markdown"),
  csv: text("text/csv"),
  json: text("application/json"),
  xml: text("application/xml"),
  html,
  htm: html,
  css: text("text/css"),
};

/** Other endings of the same formats, which many programs do not know. */
export const otherEndings: Record<string, string> = {
  ...{ jpe: "jpg", jfif: "jpg", jif: "jpg", pjpeg: "jpg", pjp: "jpg" },
  ...{ heif: "heic", heics: "heic", heifs: "heic", hif: "heic" },
};

/** Contents that no other format builds upon: whatever a name ends with, it gets an ending that says so. */
export const ownEndings: Record<string, string> = {
  ...{ png: "png", apng: "png", jpg: "jpg", gif: "gif", webp: "webp", avif: "avif", heic: "heic" },
  ...{ psd: "psd", pdf: "pdf", rtf: "rtf", docx: "docx", xlsx: "xlsx", pptx: "pptx" },
  ...{
    odt: "odt",
    ods: "ods",
    odp: "odp",
    wav: "wav",
    mp3: "mp3",
    flac: "flac",
    woff: "woff",
    woff2: "woff2",
  },
};

/**
 * What runs when it is opened, or mounts, installs or changes something so that it can: by its ending, and by what
 * find-content.ts finds inside.
 */
export const programs = new Set(
  [
    "exe dll com scr pif cpl msi msp mst msu appx appxbundle msix msixbundle application gadget",
    "bat cmd ps1 psm1 vb vbs vbe js jse mjs cjs ws wsf wsc wsh sct hta py pyw pyc sh jar jnlp class",
    "lnk url scf reg inf ins isp job msc chm hlp diagcab rdp desktop iso img vhd vhdx xll xla xlam wll",
    "apk app dmg pkg deb rpm elf macho wasm",
    "mht mhtml xpi crx ipa xapk appimage command terminal inetloc fileloc scpt applescript bash zsh csh ksh",
    "appref-ms appcontent-ms settingcontent-ms library-ms search-ms searchconnector-ms theme themepack",
    "website webpnp xbap shs shb psc1 ps1xml psd1 pyz pyzw pyo iqy osd udl",
  ]
    .join(" ")
    .split(" "),
);
