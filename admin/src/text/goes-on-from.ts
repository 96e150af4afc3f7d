import { sameField } from '#domain/post/form-values';
import { fieldNames, type PostValues } from './post-values.ts';

/** Whether all that differs is one run of letters more. */
function isTypedFurther(before: string, after: string): boolean {
	if (after.length < before.length) return false;
	let head = 0;
	while (head < before.length && before[head] === after[head]) head++;
	return after.endsWith(before.slice(head));
}

/** Whether a text is another one with something typed at one place, so that it holds every letter of it. */
export const goesOnFrom = (before: PostValues, after: PostValues): boolean =>
	fieldNames.every(
		(name) =>
			sameField(name, before, after) ||
			((name === 'title' || name === 'content') && isTypedFurther(before[name], after[name])),
	);
