/** Full width and other forms of letters and digits become plain ones. */
const plain = (typed: string) => typed.normalize('NFKC').toUpperCase();

/** The digits of a code as people paste it: `123 456`, `123-456`, a whole sentence. */
export const digitsOf = (typed: string): string => plain(typed).replace(/[^0-9]/g, '');

/** The letters, as capitals, and digits of a code that may have both. */
export const lettersOf = (typed: string): string => plain(typed).replace(/[^0-9A-Z]/g, '');
