/** `found`: what the content may turn out to be, by file-type's names; `text` is text that file-type does not know. */
type Kind = { mime: string; found: string[] };

const text = (mime: string): Kind => ({ mime, found: ["text", "xml"] });
const inZip = (mime: string, ...found: string[]): Kind => ({ mime, found: [...found, "zip"] });
const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";
const jpeg: Kind = { mime: "image/jpeg", found: ["jpg"] };
const tiff: Kind = { mime: "image/tiff", found: ["tif"] };
const oldOffice = (mime: string): Kind => ({ mime, found: ["cfb"] });

/** The endings that the agency and its clients use, with their type and what has to be inside. */
export const fileKinds: Record<string, Kind> = {
  png: { mime: "image/png", found: ["png", "apng"] },
  jpg: jpeg,
  jpeg,
  gif: { mime: "image/gif", found: ["gif"] },
  webp: { mime: "image/webp", found: ["webp"] },
  avif: { mime: "image/avif", found: ["avif"] },
  heic: { mime: "image/heic", found: ["heic", "heif"] },
  tif: tiff,
  tiff,
  bmp: { mime: "image/bmp", found: ["bmp"] },
  ico: { mime: "image/x-icon", found: ["ico"] },
  psd: { mime: "image/vnd.adobe.photoshop", found: ["psd"] },
  svg: text("image/svg+xml"),
  pdf: { mime: "application/pdf", found: ["pdf"] },
  ai: { mime: "application/postscript", found: ["pdf", "ps", "eps"] },
  eps: { mime: "application/postscript", found: ["eps", "ps"] },
  docx: inZip(`${office}.wordprocessingml.document`, "docx"),
  xlsx: inZip(`${office}.spreadsheetml.sheet`, "xlsx"),
  pptx: inZip(`${office}.presentationml.presentation`, "pptx"),
  odt: inZip(`${openDocument}.text`, "odt"),
  ods: inZip(`${openDocument}.spreadsheet`, "ods"),
  odp: inZip(`${openDocument}.presentation`, "odp"),
  doc: oldOffice("application/msword"),
  xls: oldOffice("application/vnd.ms-excel"),
  ppt: oldOffice("application/vnd.ms-powerpoint"),
  zip: { mime: "application/zip", found: ["zip"] },
  gz: { mime: "application/gzip", found: ["gz", "tar.gz"] },
  mp4: { mime: "video/mp4", found: ["mp4", "m4v"] },
  mov: { mime: "video/quicktime", found: ["mov", "mp4"] },
  webm: { mime: "video/webm", found: ["webm"] },
  mp3: { mime: "audio/mpeg", found: ["mp3"] },
  m4a: { mime: "audio/mp4", found: ["m4a", "mp4"] },
  wav: { mime: "audio/wav", found: ["wav"] },
  ogg: { mime: "audio/ogg", found: ["ogg", "oga", "opus"] },
  woff: { mime: "font/woff", found: ["woff"] },
  woff2: { mime: "font/woff2", found: ["woff2"] },
  ttf: { mime: "font/ttf", found: ["ttf"] },
  otf: { mime: "font/otf", found: ["otf"] },
  txt: text("text/plain"),
  md: text("text/markdown"),
  csv: text("text/csv"),
  json: text("application/json"),
  xml: text("application/xml"),
  html: text("text/html"),
  htm: text("text/html"),
  css: text("text/css"),
};

/**
 * What runs when it is opened, or mounts or changes something so that it can: by its ending, and by what file-type finds
 * inside.
 */
export const programs = new Set(
  [
    "exe dll com scr pif cpl msi msp mst msu appx appxbundle msix msixbundle application gadget",
    "bat cmd ps1 psm1 vb vbs vbe js jse mjs cjs ws wsf wsc wsh sct hta py pyw pyc sh jar jnlp class",
    "lnk url scf reg inf ins isp job msc chm hlp diagcab rdp desktop iso img vhd vhdx xll xla xlam wll",
    "apk app dmg pkg deb rpm elf macho wasm",
  ]
    .join(" ")
    .split(" "),
);
