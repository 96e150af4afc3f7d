import { fold } from '#domain/text/fold';

/** Splits a title into matching and other parts, ignoring accents and case. */
export function markHits(
	title: string,
	asked: string,
): { text: string; isHit: boolean; at: number }[] {
	const letters = [...title];
	const origin = letters.flatMap((letter, index) => [...fold(letter)].map(() => index));
	const folded = letters.map(fold).join('');
	const hits = new Set<number>();
	for (const word of fold(asked).split(/[^\p{L}\p{N}]+/u)) {
		if (word === '') continue;
		for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
			for (let index = at; index < at + word.length; index += 1) hits.add(origin[index] ?? -1);
	}
	const pieces: ReturnType<typeof markHits> = [];
	for (const [index, letter] of letters.entries()) {
		const isHit = hits.has(index);
		const last = pieces.at(-1);
		if (last?.isHit === isHit) last.text += letter;
		else pieces.push({ text: letter, isHit, at: index });
	}
	return pieces;
}
