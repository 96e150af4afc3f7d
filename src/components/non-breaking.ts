/** Keeps short phrases such as `5 min` and `20 nov 2025` on one line. */
export const nonBreaking = (text: string) => text.replaceAll(' ', '\u00a0');
