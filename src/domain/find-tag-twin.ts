import { makeNameSlug } from './name-slug.ts';

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
