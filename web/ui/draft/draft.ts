/** What somebody began to write, kept on the device until it is sent. Where nothing can be kept, nothing is. */
export function readDraft(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    // Then it lives as long as the page.
  }
}
