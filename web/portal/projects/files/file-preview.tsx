type FilePreviewProps = {
  /** The file's address. */
  file: string;
  /** Empty where its name stands beside it. */
  alt: string;
  className?: string;
};

/** What a picture that somebody uploaded looks like, small: only its own address asks who may see it. */
export function FilePreview({ file, alt, className }: FilePreviewProps) {
  // biome-ignore lint/performance/noImgElement: it is no picture that is published.
  return <img className={className} src={previewAddress(file)} alt={alt} loading="lazy" decoding="async" />;
}

export function previewAddress(file: string): string {
  return `${file}?preview`;
}
