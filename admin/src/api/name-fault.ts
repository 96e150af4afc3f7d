import type { z } from 'zod';

/** The first field at fault, such as `posts.0.title`; in a union, of the option with the fewest faults. */
export function nameFault([issue]: readonly z.core.$ZodIssue[]): string {
	if (!issue) return '';
	const options = issue.code === 'invalid_union' ? issue.errors : [];
	const [closest = []] = options.toSorted((a, b) => a.length - b.length);
	return [...issue.path, nameFault(closest)].filter((part) => part !== '').join('.');
}
