import { hasShare } from '#domain/readers/visit-totals';
import { results as text } from '../../messages/results.ts';

export interface Change {
	tone: 'up' | 'down' | 'flat';
	/** Such as `44 %` or `3 a mais`. */
	amount: string;
	/** Such as `44 % a mais`. */
	words: string;
}

const { change } = text;
const flat = (amount: string): Change => ({ tone: 'flat', amount, words: amount });

function differ(difference: number, amount: string, isBare = false): Change {
	const words = difference > 0 ? change.more(amount) : change.less(amount);
	return { tone: difference > 0 ? 'up' : 'down', amount: isBare ? amount : words, words };
}

export const countChange = (now: number, before: number): Change =>
	now === before ? flat(change.same) : differ(now - before, text.number(Math.abs(now - before)));

/** As a percentage where both are enough for one. */
export function visitChange(now: number, before: number): Change {
	if (now === before || !hasShare(now) || !hasShare(before)) return countChange(now, before);
	const share = (now - before) / before;
	if (Math.abs(share) < 0.005) return flat(change.almost);
	return differ(share, text.percent(Math.abs(share)), true);
}

interface Reading {
	told: number;
	read: number;
}

/** In points of a hundred; undefined where either is too little. */
export function readChange(now: Reading, before: Reading): Change | undefined {
	if (!hasShare(now.told) || !hasShare(before.told)) return undefined;
	const percent = ({ read, told }: Reading) => Math.round((read / told) * 100);
	const points = percent(now) - percent(before);
	return points === 0 ? flat(change.same) : differ(points, change.points(Math.abs(points)));
}
