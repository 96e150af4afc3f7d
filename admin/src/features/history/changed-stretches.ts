import { diffLists } from '#merge/diff-lists';

export type Stretch =
	| { kind: 'same'; text: string; paragraphs: number }
	| { kind: 'changed'; before: string; after: string };

const paragraphs = (text: string) => text.split(/\n{2,}/);

/** Divides a text into changed paragraphs, to be compared word by word, and unchanged ones, which can be folded. */
export function changedStretches(before: string, after: string): Stretch[] {
	const stretches: Stretch[] = [];
	for (const { value, added, removed } of diffLists(paragraphs(before), paragraphs(after))) {
		const text = value.join('\n\n');
		const last = stretches.at(-1);
		if (!added && !removed) stretches.push({ kind: 'same', text, paragraphs: value.length });
		else if (last?.kind === 'changed') {
			if (removed) last.before = text;
			else last.after = text;
		} else
			stretches.push({ kind: 'changed', before: removed ? text : '', after: added ? text : '' });
	}
	return stretches;
}
