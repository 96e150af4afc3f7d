import { limits } from '#config/limits';
import type { PostValues } from '../journal/post-values.ts';

/** A point of the list 'Antes de publicar': it warns, and never blocks. */
export interface Check {
	name:
		| 'cover'
		| 'coverAlt'
		| 'imagesAlt'
		| 'excerpt'
		| 'category'
		| 'headings'
		| 'sameTitle'
		| 'links';
	fine: boolean;
	/** Where in the content the warning lies. */
	at?: number;
	/** The broken link. */
	path?: string;
	/** Of the summary. */
	length?: number;
}

const withoutCode = (text: string) =>
	text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => ' '.repeat(code.length));

/** Levels of the headings, by place: `## ` is the first level of an article. */
function listHeadings(content: string): { level: number; at: number }[] {
	const marks = [...withoutCode(content).matchAll(/^(#{1,6}) +\S/gm)];
	return marks.map((mark) => ({ level: Math.max(2, mark[1]?.length ?? 2), at: mark.index }));
}

export function firstSkippedHeading(content: string): number | undefined {
	let before = 1;
	for (const { level, at } of listHeadings(content)) {
		if (level > before + 1) return at;
		before = level;
	}
	return undefined;
}

export function firstImageWithoutAlt(content: string): number | undefined {
	const text = withoutCode(content);
	const found = [
		/!\[\s*\]\(/.exec(text)?.index,
		/<img\b(?![^>]*\balt="[^"]+")[^>]*>/i.exec(text)?.index,
	];
	const places = found.filter((at) => at !== undefined);
	return places.length > 0 ? Math.min(...places) : undefined;
}

/** Slugs of the posts that the text links to, with the place of the first link of each. */
export function linkedPosts(content: string): Map<string, number> {
	const found = new Map<string, number>();
	for (const match of withoutCode(content).matchAll(/(?:\]\(|href=["'])\/post\/([a-z0-9-]+)/g)) {
		const slug = match[1] ?? '';
		if (!found.has(slug)) found.set(slug, match.index);
	}
	return found;
}

/** What can be told from the text alone; `sameTitle` and `links` need the server. */
export function checkText(values: PostValues): Check[] {
	const noAlt = firstImageWithoutAlt(values.content);
	const skipped = firstSkippedHeading(values.content);
	const { length } = values.excerpt.trim();
	const hasCover = values.image_url.trim() !== '';
	const checks: (Check | false)[] = [
		{ name: 'cover', fine: hasCover },
		hasCover && { name: 'coverAlt', fine: values.image_alt.trim() !== '' },
		{ name: 'imagesAlt', fine: noAlt === undefined, ...(noAlt !== undefined && { at: noAlt }) },
		{ name: 'excerpt', fine: length <= limits.excerpt, length },
		{ name: 'category', fine: values.category_id !== '' },
		{
			name: 'headings',
			fine: skipped === undefined,
			...(skipped !== undefined && { at: skipped }),
		},
	];
	return checks.filter((check) => check !== false);
}
