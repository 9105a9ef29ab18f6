import {
  avif,
  type Bytes,
  boxed,
  compound,
  gif,
  gifWith,
  heic,
  jpeg,
  latin,
  pdf,
  png,
  pngWith,
  psd,
  tiff,
  together,
  utf16,
  webp,
  webpWith,
  zip,
} from "./bytes.ts";

/** What nobody may keep here: of which family, under which name, with which bytes, and how it is refused. */
export type HostileFile = [
  family: string,
  name: string,
  bytes: Bytes,
  refusal: "program" | "mixed" | "mismatch" | "name",
];

const windows = together(latin("MZ\x90\0\x03\0\0\0"), Buffer.alloc(56), latin("\x80\0\0\0"));
const linux = latin("\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x3e\0");
const mac = latin("\xcf\xfa\xed\xfe\x07\0\0\x01\x03\0\0\0\x02\0\0\0");
const macOfTwo = latin("\xca\xfe\xba\xbe\0\0\0\x02\x01\0\0\x07");
const wasm = latin("\0asm\x01\0\0\0");
const link = latin("L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F");
const installer = compound("x", latin("\x84\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46"));
const java = zip({ "META-INF/MANIFEST.MF": "Main-Class: A", "A.class": "\xca\xfe" });
const android = zip({ "res/a.xml": "", "AndroidManifest.xml": "", "classes.dex": "" });
const addOn = zip({ "manifest.json": "{}", "META-INF/mozilla.rsa": "" });
const store = zip({ "AppxManifest.xml": "" });
const disguised = zip({
  "[Content_Types].xml": "<Types/>",
  "word/document.xml": "",
  "META-INF/MANIFEST.MF": "",
});
const disc = together(Buffer.alloc(32_769), latin("CD001\x01"), Buffer.alloc(100));
const help = latin("ITSF\x03\0\0\0\x60\0\0\0");
const application = latin("<html><head><HTA:APPLICATION id=a></head><script>1</script></html>");
const page = latin(
  "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://one.example/\r\nMIME-Version: 1.0\r\n\r\n",
);
const image = together(Buffer.alloc(600, 1), latin("koly\0\0\0\x04"), Buffer.alloc(504));
const words = latin("words");
const script = "<ScRiPt>alert(1)</script>";
const hidden = zip({ "hidden.txt": "A" });

const endings =
  "exe com scr pif bat cmd ps1 vbs js jse wsf hta lnk url reg msi jar apk iso img chm mht mhtml xpi dmg";
const pictures: [ending: string, picture: Bytes][] = [
  ["png", png],
  ["jpg", jpeg],
  ["gif", gif],
  ["webp", webp],
  ["avif", avif],
  ["heic", heic],
];

// One line each: add yours where it belongs.
export const hostileFiles: HostileFile[] = [
  ...endings.split(" ").map((ending): HostileFile => ["ending", `plan.${ending}`, words, "program"]),
  ["ending", "plan.settingcontent-ms", words, "program"],
  ["ending", "plan.PDF.eXe", pdf, "program"],
  ["ending", "plan.pdf                              .exe", pdf, "program"],
  ["ending", "plan.ｅｘｅ", words, "program"],
  // Renamed, or without a name.
  ["renamed", "photo.png", windows, "program"],
  ["renamed", "plan", windows, "program"],
  ["renamed", "letter.docx", windows, "program"],
  ["renamed", "data.xyz", windows, "program"],
  ["renamed", "run.txt", linux, "program"],
  ["renamed", "photo.heic", linux, "program"],
  ["renamed", "tool.dwg", mac, "program"],
  ["renamed", "tool", macOfTwo, "program"],
  ["renamed", "game.bin", wasm, "program"],
  ["renamed", "notes.txt", latin("#!/bin/sh\nrm -r ~\n"), "program"],
  ["renamed", "notes", latin("#! /usr/bin/env python3\n"), "program"],
  ["renamed", "notes.md", latin("\xef\xbb\xbf#!/bin/sh\n"), "program"],
  ["renamed", "folder.pdf", link, "program"],
  ["renamed", "answer.msg", installer, "program"],
  ["renamed", "report.xls", installer, "program"],
  ["renamed", "library.zip", java, "program"],
  ["renamed", "letter.docx", disguised, "program"],
  ["renamed", "app.zip", android, "program"],
  ["renamed", "add-on.zip", addOn, "program"],
  ["renamed", "app.sketch", store, "program"],
  ["renamed", "disc.bin", disc, "program"],
  ["renamed", "manual.pdf", help, "program"],
  ["renamed", "page.html", application, "program"],
  ["renamed", "page.txt", application, "program"],
  ["renamed", "saved.eml", page, "program"],
  ["renamed", "saved.html", page, "program"],
  ["renamed", "backup.bin", image, "program"],
  ["renamed", "backup2.bin", together(Buffer.alloc(600, 1), latin("conectix"), Buffer.alloc(504)), "program"],
  ["renamed", "site.txt", latin("[InternetShortcut]\r\nURL=file://x/y.exe\r\n"), "program"],
  ["renamed", "start.txt", latin("[Desktop Entry]\nExec=rm -r /\n"), "program"],
  [
    "renamed",
    "settings.txt",
    latin("Windows Registry Editor Version 5.00\r\n\r\n[HKEY_CURRENT_USER]\r\n"),
    "program",
  ],
  ["renamed", "settings2.txt", utf16("Windows Registry Editor Version 5.00\r\n\r\n"), "program"],
  // A picture, and behind it something else.
  ...pictures.flatMap(([ending, picture]): HostileFile[] => [
    ["picture and page", `photo.${ending}`, together(picture, latin(script)), "mixed"],
    [
      "picture and page",
      `photo2.${ending}`,
      together(picture, latin("\n<!DOCTYPE html><html lang=en>")),
      "mixed",
    ],
    ["picture and page", `element.${ending}`, together(picture, latin("\n<svg onload=alert(1)>")), "mixed"],
    ["picture and page", `photo3.${ending}`, together(picture, latin("<?php system($_GET[0]);")), "mixed"],
    ["picture and archive", `photo4.${ending}`, together(picture, hidden), "mixed"],
    ["picture and archive", `photo5.${ending}`, together(picture, java), "mixed"],
  ]),
  ["picture and page", "renamed.txt", together(png, latin(script)), "mixed"],
  ["picture and page", "unnamed", together(jpeg, latin(script)), "mixed"],
  ["picture and page", "far.png", together(png, Buffer.alloc(200_000), latin(script)), "mixed"],
  ["picture and page", "pixels.png", pngWith("IDAT", script), "mixed"],
  [
    "picture and page",
    "endless.png",
    together(png.subarray(0, 33), [0x7f, 0, 0, 0], latin(`tEXt${script}`)),
    "mixed",
  ],
  [
    "picture and page",
    "endless.gif",
    together(gif.subarray(0, 25), [0x21, 0xfe, 255], latin(script)),
    "mixed",
  ],
  ["picture and page", "free.avif", boxed(avif, "free", script), "mixed"],
  ["picture and page", "odd.webp", webpWith("html", script), "mixed"],
  ["picture and archive", "print.tif", together(tiff(), hidden), "mixed"],
  ["picture and archive", "artwork.psd", together(psd(), hidden), "mixed"],
  ["picture and archive", "comment.gif", gifWith(0xfe, hidden.toString("latin1")), "mixed"],
  // Text under the name of what never is text.
  ["page renamed", "plan.pdf", latin("<html>"), "mismatch"],
  ["page renamed", "photo.png", latin("<html><script>1</script>"), "mismatch"],
  ["page renamed", "photo.heif", latin("<svg onload=alert(1)>"), "mismatch"],
  ["page renamed", "plan2.pdf", together(latin("<html><script>1</script>"), pdf), "mismatch"],
  // Names that another system reads in its own way.
  ["name", "annex\u202efdp.exe", words, "program"],
  ["name", "annex\u202egpj.scr", windows, "program"],
  ["name", "setup.exe.", words, "program"],
  ["name", "setup.exe. . .", words, "program"],
  ["name", "setup.exe ", words, "program"],
  ["name", "..\\..\\Startup\\setup.bat", words, "program"],
  ["name", "notes.txt:setup.exe", words, "name"],
  ["name", "setup.exe:notes.txt", words, "name"],
  ["name", "setup.exe::$DATA", words, "name"],
  ["name", "notes:setup.exe", words, "program"],
  ["name", "a:b", words, "name"],
  ...["CON", "nul", "AUX.txt", "COM1.pdf", "lpt9 .csv", "PRN."].map(
    (name): HostileFile => ["name", name, words, "name"],
  ),
];
