import { cleanLine } from '#domain/clean-line';
import { fold } from '#domain/fold';

/** B7: a search for a folded column's `like`, where `%`, `_` and the backslash are literal. */
export const likeText = (q: string): string => fold(cleanLine(q)).replace(/[\\%_]/g, '\\$&');
