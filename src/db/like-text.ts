import { cleanLine } from '#domain/text/clean-text';
import { fold } from '#domain/text/fold';

/** B7: a search for a folded column's `like`, where `%`, `_` and the backslash are literal. */
export const likeText = (q: string): string => fold(cleanLine(q)).replace(/[\\%_]/g, '\\$&');
