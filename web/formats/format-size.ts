/** The size of a file as people say it: “1 byte”, “12 KB”, “1.5 MB”. In the browser the page knows the locale. */
export function formatSize(bytes: number, locale: string): string {
  const write = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { useGrouping: false, ...options }).format(value);
  if (bytes < 1000) return write(bytes, { style: "unit", unit: "byte", unitDisplay: "long" });
  // What would be rounded to 1000 KB is a megabyte.
  if (bytes < 999_500) return `${write(Math.round(bytes / 1000), {})} KB`;
  return `${write(bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}
