const storedAs = "single keys";

/** Whether single keys do something in this browser: they do until somebody turns them off, such as who speaks to it. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(storedAs) !== "off";
  } catch {
    return true;
  }
}

export function keepSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(storedAs);
    else localStorage.setItem(storedAs, "off");
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
