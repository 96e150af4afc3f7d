/** What a block of its own would tear from what follows: a heading from its words, a list, a quote, a table or code. */
const holdsOn = /^(?:#| {2,}|\t|[-*+>|]|\d+[.)])/;
const fence = /^(?:`{3,}|~{3,})/;

/** The end of the paragraph that is nearest to the middle of a text, where a block can come below it. */
export function middleOf(text: string): number {
	let [at, isCode] = [0, false];
	const ends: number[] = [];
	const parts = text.split('\n\n');
	for (const [index, part] of parts.entries()) {
		const lines = part.split('\n');
		for (const line of lines) if (fence.test(line)) isCode = !isCode;
		const below = parts[index + 1]?.trimStart() === parts[index + 1] ? parts[index + 1] : '  ';
		const isFree =
			!isCode && !part.startsWith('#') && !(holdsOn.test(part) && holdsOn.test(below ?? ''));
		at += part.length;
		if (part.trim() !== '' && isFree) ends.push(at);
		at += 2;
	}
	const farOff = (end: number) => Math.abs(end - text.length / 2);
	return ends.toSorted((one, other) => farOff(one) - farOff(other))[0] ?? text.length;
}
