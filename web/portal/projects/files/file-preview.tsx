type FilePreviewProps = {
  src: string /** Empty where its name stands beside it. */;
  alt: string;
  className?: string;
};

/** A picture that somebody uploaded, as it is: only its own address asks who may see it. */
export function FilePreview({ alt, ...picture }: FilePreviewProps) {
  // biome-ignore lint/performance/noImgElement: it is no picture that is published.
  return <img alt={alt} loading="lazy" decoding="async" {...picture} />;
}
