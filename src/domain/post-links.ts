import { maskCode } from './mask-code.ts';

/** Slugs of the posts that a text links to, with the offset of each one's first link. */
export function findPostLinks(content: string): Map<string, number> {
	const found = new Map<string, number>();
	for (const match of maskCode(content).matchAll(/(?:\]\(|href=["'])\/post\/([a-z0-9-]+)/g)) {
		const slug = match[1] ?? '';
		if (!found.has(slug)) found.set(slug, match.index);
	}
	return found;
}
