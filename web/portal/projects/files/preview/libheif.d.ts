declare module "libheif-js/wasm-bundle.js" {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type Picture = {
    get_width(): number;
    get_height(): number;
    /** Null where it cannot be decoded. */
    display(target: Pixels, done: (pixels: Pixels | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): Picture[] } };
  export default libheif;
}
