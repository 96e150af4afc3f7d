/** Keeps short phrases on one line: `5 min`, `20 nov 2025`. */
export const nonBreaking = (text: string) => text.replaceAll(' ', '\u00a0');
