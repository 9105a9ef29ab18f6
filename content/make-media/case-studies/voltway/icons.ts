const draw = (body: string, fill = "#fff", ink = "#3f46d6") =>
  `<svg viewBox="0 0 54 54"><rect width="54" height="54" rx="16" fill="${fill}"/><g fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;

export const icons = {
  panel: draw(
    `<rect x="16" y="12" width="22" height="30" rx="4"/><path d="M27 18v18M21 22h2M21 28h2M31 22h2M31 28h2"/>`,
  ),
  charger: draw(
    `<path d="M18 42V16a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v26M15 42h22M34 24h3a3 3 0 0 1 3 3v7a2.500 2.5 0 0 0 0 0M27 18l-4 8h6l-4 8"/>`,
    "#ffd23f",
    "#14152e",
  ),
  lamp: draw(`<path d="M27 10v6M18 28a9 9 0 0 1 18 0ZM23 32a4 4 0 0 0 8 0M13 22l3 1M41 22l-3 1"/>`),
  alarm: draw(`<path d="M29 11 17 30h9l-2 13 13-20h-9Z"/>`),
};
