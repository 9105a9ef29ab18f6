declare module "opentype.js" {
  interface Path {
    toPathData(decimalPlaces: number): string;
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  interface Font {
    getPath(
      text: string,
      x: number,
      y: number,
      fontSize: number,
      options?: { kerning?: boolean; letterSpacing?: number },
    ): Path;
    getAdvanceWidth(
      text: string,
      fontSize: number,
      options?: { kerning?: boolean; letterSpacing?: number },
    ): number;
  }
  const opentype: { loadSync(path: string): Font };
  export default opentype;
}
