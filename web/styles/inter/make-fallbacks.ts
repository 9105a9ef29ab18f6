import { writeFileSync } from "node:fs";
import { join } from "node:path";
import opentype from "opentype.js";

const packages = join(import.meta.dirname, "..", "..", "..", "node_modules");
export const fallbacksPath = join(import.meta.dirname, "fallbacks.css");

type Faces = { regular: string; bold: string };
type Fallback = {
  family: string;
  /** What systems call their faces that are as wide as those in `files`. */
  names: { regular: string[]; bold: string[] };
  files: Faces;
};

/** Which typefaces stand in for Inter, the first that there is: that of Windows, Apple and most of Linux, Android's, Debian's. */
const fallbacks: Fallback[] = [
  {
    family: "inter-as-arial",
    names: {
      regular: ["Arial", "Liberation Sans", "Arimo Regular"],
      bold: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"],
    },
    // Arimo was drawn to be exactly as wide as Arial, which nobody may pass on.
    files: {
      regular: "@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf",
      bold: "@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf",
    },
  },
  {
    family: "inter-as-roboto",
    names: { regular: ["Roboto", "Roboto Regular"], bold: ["Roboto Bold"] },
    files: {
      regular: "@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf",
      bold: "@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf",
    },
  },
  {
    family: "inter-as-dejavu",
    names: { regular: ["DejaVu Sans"], bold: ["DejaVu Sans Bold"] },
    files: {
      regular: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
      bold: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
    },
  },
];

/** The weights that one face stands in for, and the one of them that it is made as wide as. */
const weights: { descriptor: string; like: number; face: keyof Faces }[] = [
  { descriptor: "400", like: 400, face: "regular" },
  { descriptor: "401 579", like: 540, face: "regular" },
  { descriptor: "580 700", like: 640, face: "bold" },
];

/** How often each letter stands in a thousand of English; German comes to the same within half a hundredth. */
const letters =
  "e102 t73 a66 o60 i56 n54 s50 h49 r48 d34 l32 c22 u22 m19 w19 f18 g16 y16 p15 b12 v8 k6 j1 x1 q1 z1 .10 ,10 I2 T2 A2 S2 W1 C1";
const sample = [
  [" ", 167] as const,
  ...letters.split(" ").map((word) => [word.charAt(0), Number(word.slice(1))] as const),
];

/** The faces that a visitor reads in until Inter is there: as wide as Inter, and on the same lines. */
export function makeFallbacks(): string {
  const { ascender, descender, unitsPerEm } = readInter(400);
  const rules = fallbacks.flatMap(({ family, names, files }) =>
    weights.map(({ descriptor, like, face }) => {
      const size = measureInter(like) / measure(read(files[face]));
      return `@font-face {
  font-family: ${family};
  font-weight: ${descriptor};
  src: ${names[face].map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / unitsPerEm / size)};
  descent-override: ${percent(-descender / unitsPerEm / size)};
  line-gap-override: 0%;
}
`;
    }),
  );
  return `/* Made by make-fallbacks.ts. */\n${rules.join("\n")}`;
}

/** Between the weights that it was drawn in, Inter grows evenly. */
function measureInter(weight: number): number {
  const drawn = Math.floor(weight / 100) * 100;
  const [below, above] = [measure(readInter(drawn)), measure(readInter(drawn + 100))];
  return below + ((above - below) * (weight - drawn)) / 100;
}

function readInter(weight: number): opentype.Font {
  return read(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
}

function read(path: string): opentype.Font {
  return opentype.loadSync(join(packages, path));
}

/** How wide the sample is, in the size of the typeface. */
function measure(font: opentype.Font): number {
  const widths = sample.map(([letter, count]) => (font.charToGlyph(letter).advanceWidth ?? 0) * count);
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

if (import.meta.main) writeFileSync(fallbacksPath, makeFallbacks());
