/** Keeps short phrases such as `5 min` and `20 nov 2025` on one line. */
export const nonBreaking = (text: string) => text.replaceAll(' ', '\u00a0');

/** Fits into a column of a telephone's width. */
const longestLine = 24;

/** Keeps a line such as `Rua do Exemplo, 100` whole if there is room for it everywhere. */
export const wholeLine = (text: string) => (text.length > longestLine ? text : nonBreaking(text));
