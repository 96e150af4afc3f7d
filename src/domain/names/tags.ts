import { makeNameSlug } from './slug.ts';

/** Splits tags at commas, trims them, drops empty ones, and counts repetitions once. */
export function parseTags(text: string): string[] {
	const tags = text.split(',').map((tag) => tag.trim());
	return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Writes `tag` in place of these names, once; null removes them. The order of the others stays. */
export function replaceTags(
	tags: readonly string[],
	names: ReadonlySet<string>,
	tag: string | null,
): string[] {
	const replaced = tags.flatMap((name) => (names.has(name) ? (tag ?? []) : name));
	return [...new Set(replaced)];
}

/** Takes the step from `before` to `after` back, and keeps what has changed since. */
export function restoreTags(
	now: readonly string[],
	before: readonly string[],
	after: readonly string[],
): string[] {
	const isUntouched = now.length === after.length && now.every((name, at) => name === after[at]);
	if (isUntouched) return [...before];
	const stayed = now.filter((name) => !after.includes(name) || before.includes(name));
	const returning = before.filter((name) => !after.includes(name));
	return [...new Set([...stayed, ...returning])];
}

/** Another tag that has this name or its address. Of several spellings of one address, each may be mended. */
export function findTagTwin(
	names: readonly string[],
	{ name, to }: { name: string; to: string },
): string | undefined {
	const slug = makeNameSlug(to);
	const others = names.filter((other) => other !== name && makeNameSlug(other) === slug);
	if (others.includes(to)) return to;
	return makeNameSlug(name) === slug ? undefined : others[0];
}
