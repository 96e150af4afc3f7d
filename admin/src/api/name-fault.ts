import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Of a union the option that the value comes closest to: the one with the fewest faults. */
function closest({ errors, path }: z.core.$ZodIssueInvalidUnion): Issue[] {
	const [best = []] = errors.toSorted((a, b) => a.length - b.length);
	return best.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

/** The first field at fault, such as `posts.0.title`; the whole value is named by ''. */
export function nameFault(issues: readonly Issue[]): string {
	const [issue] = issues;
	if (issue?.code !== 'invalid_union' || issue.errors.length === 0)
		return issue?.path.join('.') ?? '';
	return nameFault(closest(issue));
}
