/** What the workers write together: light (rgb), albedo (rgb), normal (xyz) and depth for each pixel. */
export const channels = 10;

export function shareFilm(width: number, height: number): SharedArrayBuffer {
  return new SharedArrayBuffer(width * height * channels * 4);
}
