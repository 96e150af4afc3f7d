import type { Segment } from '#merge/merge-text';
import type { FieldName, PostValues } from '../../../text/post-values.ts';
import type { Conflict } from '../../../text/text-state.ts';

export type Side = 'mine' | 'theirs' | 'hand';
/** The choice for one question; `text` is the manually merged one. */
export interface Choice {
	side: Side;
	text?: string;
}

/** One thing to decide: a field, or one stretch of the content. */
export interface Question {
	key: string;
	field: FieldName;
	segment?: Extract<Segment, { kind: 'clash' }>;
}

export function questionsOf({ merge }: Conflict): Question[] {
	return merge.clashes.flatMap(({ field, segments }): Question[] => {
		if (!segments) return [{ key: field, field }];
		return segments.flatMap((segment, index) =>
			segment.kind === 'clash' ? [{ key: `${field}-${index}`, field, segment }] : [],
		);
	});
}

export function textOfField(values: PostValues, field: FieldName): string {
	const value = values[field];
	return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** The starting point of a manual merge, which contains both texts. */
export function joinBoth(field: FieldName, { mine, theirs }: { mine: string; theirs: string }) {
	if (mine === '' || theirs === '') return mine + theirs;
	if (field === 'tags') return [...new Set(`${mine}, ${theirs}`.split(', '))].join(', ');
	if (field === 'slug' || field === 'image_url') return mine;
	if (field === 'content') return `${mine.replace(/\n*$/, '\n\n')}${theirs}`;
	return `${mine} / ${theirs}`;
}

function fieldFrom(values: PostValues, field: FieldName, text: string): PostValues {
	if (field === 'tags')
		return {
			...values,
			tags: text
				.split(',')
				.map((tag) => tag.trim())
				.filter(Boolean),
		};
	if (field === 'scheduled_at') return { ...values, scheduled_at: text === '' ? null : text };
	return { ...values, [field]: text };
}

/** The values resulting from the choices; an undecided question keeps the user's own side. */
export function applyChoices(
	{ versions, merge }: Conflict,
	choices: ReadonlyMap<string, Choice>,
): PostValues {
	let result = merge.merged;
	for (const { field, segments } of merge.clashes) {
		if (segments) {
			const parts = segments.map((segment, index) => {
				if (segment.kind === 'settled') return segment.text;
				const choice = choices.get(`${field}-${index}`);
				return choice?.side === 'hand'
					? (choice.text ?? '')
					: segment[choice?.side === 'theirs' ? 'theirs' : 'mine'];
			});
			result = { ...result, content: parts.join('') };
			continue;
		}
		const choice = choices.get(field);
		if (choice?.side === 'hand') result = fieldFrom(result, field, choice.text ?? '');
		else if (choice?.side === 'theirs') result = { ...result, [field]: versions.theirs[field] };
	}
	return result;
}
