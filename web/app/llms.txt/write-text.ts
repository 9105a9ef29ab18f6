type Told = {
  title: string | null | undefined;
  summary: string | null | undefined;
  more: string | null | undefined;
  /** The lines of each chapter, by its heading. */
  chapters: Record<string, readonly string[]>;
};

/** A text after https://llmstxt.org; what there is nothing to say of is left out with its heading. */
export function writeText({ title, summary, more, chapters }: Told): string {
  const parts = [
    `# ${title ?? ""}`.trim(),
    ...(summary ? [`> ${summary}`] : []),
    ...(more ? [more] : []),
    ...Object.entries(chapters).flatMap(([heading, lines]) =>
      lines.length > 0 ? [`## ${heading}`, lines.join("\n")] : [],
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}
