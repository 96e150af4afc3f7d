import { sameField } from '#domain/post/form-values';
import { type CopyField, copyFields } from '#domain/post/post-fields';
import type { CopyFields } from '#domain/post/post-versions';
import { mergeText, type Segment } from './merge-text.ts';

interface Clash {
	field: CopyField;
	/** The stretches of the content; other fields clash as a whole. */
	segments?: Segment[];
}
export interface Merge {
	/** The result, with `mine` wherever both sides changed. */
	merged: CopyFields;
	clashes: Clash[];
	/** Fields that only one side changed, with the side. */
	settled: { field: CopyField; from: 'mine' | 'theirs' }[];
}

export interface Versions {
	base: CopyFields;
	mine: CopyFields;
	theirs: CopyFields;
}

const copyField = <N extends CopyField>(to: CopyFields, name: N, from: CopyFields) => {
	to[name] = from[name];
};

function mergeContent({ base, mine, theirs }: Versions): { content: string; segments: Segment[] } {
	const segments = mergeText(base.content, mine.content, theirs.content);
	const content = segments
		.map((part) => (part.kind === 'settled' ? part.text : part.mine))
		.join('');
	return { content, segments };
}

/** Merges field by field against the common base, and reports only what cannot be decided automatically. */
export function mergeValues(versions: Versions): Merge {
	const { base, mine, theirs } = versions;
	const merged = { ...mine };
	const result: Merge = { merged, clashes: [], settled: [] };
	for (const field of copyFields) {
		if (sameField(field, mine, theirs)) continue;
		if (sameField(field, base, theirs)) {
			result.settled.push({ field, from: 'mine' });
			continue;
		}
		if (sameField(field, base, mine)) {
			copyField(merged, field, theirs);
			result.settled.push({ field, from: 'theirs' });
			continue;
		}
		if (field !== 'content') {
			result.clashes.push({ field });
			continue;
		}
		const { content, segments } = mergeContent(versions);
		merged.content = content;
		if (segments.some(({ kind }) => kind === 'clash')) result.clashes.push({ field, segments });
		else result.settled.push({ field, from: 'theirs' });
	}
	return result;
}
