/** What one check found. `advice` says what to do, and never repeats a value of the settings. */
export type Finding = { is: "right" | "wrong" | "unknown"; what: string; advice?: string };

export const right = (what: string): Finding => ({ is: "right", what });
export const wrong = (what: string, advice: string): Finding => ({ is: "wrong", what, advice });
export const unknown = (what: string, advice: string): Finding => ({ is: "unknown", what, advice });
