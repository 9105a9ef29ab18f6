/** One line that reads as it is written: no control characters, and none that turn the direction of what follows. */
export const plainText = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
