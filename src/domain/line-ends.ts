const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Whatever Unicode ends a line with becomes a line feed: CR, CR LF, VT, FF, NEL, LS and PS. Every way in does this, so that
 * a text is the same pasted, created, saved and imported; what is stored is never changed again.
 */
export const unifyLineEnds = (text: string): string => text.replace(lineEnds, '\n');
