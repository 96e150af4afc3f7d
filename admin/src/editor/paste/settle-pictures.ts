import { findPictureSpots } from '#domain/text/address-spots';
import type { Change } from '../least-change.ts';

/** A picture, perhaps with a link around it, and nothing else. */
const isAlone = (line: string) => /^\[?!\[/.test(line) && line.includes('](') && line.endsWith(')');
const rest = /^>?(?:\s+"(?:[^"\\]|\\.)*")?\s*\)/;

/** From the line's start to the next line that is written. */
function lineOf(text: string, at: number): { from: number; to: number } {
	const from = text.lastIndexOf('\n', at - 1) + 1;
	const end = /\n|$/.exec(text.slice(at))?.index ?? 0;
	return { from, to: at + end };
}

/** The changes that give pictures their new addresses, and take those away that cannot be had. */
export function settlePictures(
	text: string,
	brought: ReadonlyMap<string, string>,
	gone: readonly string[] = [],
): Change[] {
	return findPictureSpots(text).flatMap(({ start, end, address, use }): Change[] => {
		const insert = brought.get(address);
		if (use === 'linked') return [];
		if (insert !== undefined) return [{ from: start, to: end, insert }];
		if (!gone.includes(address)) return [];
		const line = lineOf(text, start);
		if (isAlone(text.slice(line.from, line.to).trim())) {
			const gap = /^\n{0,2}/.exec(text.slice(line.to))?.[0].length ?? 0;
			return [{ from: line.from, to: line.to + gap, insert: '' }];
		}
		const behind = rest.exec(text.slice(end))?.[0].length ?? 0;
		return [{ from: text.lastIndexOf('![', start), to: end + behind, insert: '' }];
	});
}
