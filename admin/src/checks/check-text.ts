import { limits } from '#config/limits';
import { hasPictureWord } from '#domain/pictures/picture-words';
import { foreignPictures } from '#domain/text/address-spots';
import { maskCode } from '#domain/text/mask-code';
import { messages } from '../messages/all.ts';
import { outside } from '../messages/foreign-pictures.ts';
import { knownSize } from '../text/picture-sizes.ts';
import type { PostValues } from '../text/post-values.ts';
import { findHiddenMails, findPrivateLinks } from './private-links.ts';

const parts = {
	scripts: 'script style noscript template',
	drawings: 'svg math canvas',
	forms: 'form input button select textarea',
	frames: 'iframe embed object',
} as const;
type DroppedPart = keyof typeof parts;

const partOf = new Map(
	Object.entries(parts).flatMap(([part, names]) =>
		names.split(' ').map((name) => [name, part as DroppedPart] as const),
	),
);

/** HTML that the article removes or changes, with the position of the first of each kind. */
export function findDroppedParts(content: string): Map<DroppedPart, number> {
	const found = new Map<DroppedPart, number>();
	for (const { 1: name = '', index } of maskCode(content).matchAll(/(?<!\\)<([a-z]{3,8})\b/gi)) {
		const part = partOf.get(name.toLowerCase());
		if (part && !found.has(part)) found.set(part, index);
	}
	return found;
}

/** An item of the list 'Antes de publicar', which warns but never blocks. */
export interface Check {
	name:
		| 'pictures'
		| 'coverAlt'
		| 'coverSize'
		| 'imagesAlt'
		| 'excerpt'
		| 'category'
		| 'headings'
		| 'sameTitle'
		| 'foreignImages'
		| 'dropped'
		| 'unfilled'
		| 'lost'
		| 'links'
		| 'privateLinks'
		| 'readTime';
	fine: boolean;
	/** The offset in the content that the warning is about. */
	at?: number;
	/** Replaces the default sentence. */
	sentence?: string;
	/** The broken link. */
	path?: string;
	/** What can be taken over. */
	offer?: string;
	/** Pictures of the text without a description. */
	undescribed?: number;
	/** Length of the excerpt. */
	length?: number;
}

/** The headings' levels and offsets; `## ` is an article's first level. */
function listHeadings(content: string): { level: number; at: number }[] {
	const marks = [...maskCode(content).matchAll(/^(#{1,6}) +\S/gm)];
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

/** An image without a description, and its address. */
const bareImage = /!\[\s*\]\((<[^<>\n]*>|(?:[^\s()<>\\]|\\.|\([^\s()]*\))*)/g;
const bareElement = /(?<!\\)<img\b(?![^<>]*\balt="[^"]+")[^<>]*>/gi;

/** Where pictures lack a description, in the order of the text. */
function placesWithoutAlt(content: string): number[] {
	const text = maskCode(content);
	const images = [...text.matchAll(bareImage)].filter(
		([, address = '']) => !hasPictureWord(address.replace(/>$/, ''), 'enfeite'),
	);
	return [...images, ...text.matchAll(bareElement)]
		.map(({ index }) => index)
		.sort((one, other) => one - other);
}

export const firstImageWithoutAlt = (content: string): number | undefined =>
	placesWithoutAlt(content)[0];

const label = /^\*\*([^*\n]+:)\*\*[ \t]*$(?=\s*(?:\*\*[^*\n]+:\*\*|#{1,6} |(?![\s\S])))/gm;

/** Labels that a beginning left to be filled in: nothing comes before the next one, a heading or the end. */
const checkLabels = (content: string): Check[] =>
	[...maskCode(content).matchAll(label)].map(({ 1: name = '', index }) => ({
		name: 'unfilled',
		fine: false,
		at: index,
		sentence: outside.unfilled(name),
	}));

/** Links that give away more than the writer meant, or open for fewer. */
function checkPrivateLinks(content: string): Check[] {
	const found = [
		[findPrivateLinks(content), outside.privateLinks],
		[findHiddenMails(content), outside.hiddenMails],
	] as const;
	return found.flatMap(([links, sentence]): Check[] => {
		const [first] = links;
		if (!first) return [];
		const names = links.map(({ name }) => name);
		return [{ name: 'privateLinks', fine: false, at: first.at, sentence: sentence(names) }];
	});
}

/** What the text takes from other sites, and what its article leaves out. */
function checkOutside(content: string): Check[] {
	const { addresses, at = 0 } = foreignPictures(content);
	const { length } = addresses;
	const sentence = outside.foreignImages(length);
	return [
		...(length > 0 ? [{ name: 'foreignImages' as const, fine: false, at, sentence }] : []),
		...[...findDroppedParts(content)].map(([part, place]) => ({
			name: 'dropped' as const,
			fine: false,
			at: place,
			sentence: outside.dropped[part],
		})),
	];
}

/** Narrower, it is blurred on every page. */
const leastWidth = 480;
/** Flatter or taller, hardly anything of it is seen. */
const mostRatio = 4;

function checkCoverSize(url: string): Check | false {
	const size = knownSize(url);
	if (!size) return false;
	const { coverIs } = messages.form.checks;
	const ratio = size.width / size.height;
	if (Math.max(ratio, 1 / ratio) > mostRatio)
		return { name: 'coverSize', fine: false, sentence: coverIs.extreme(size) };
	return (
		size.width < leastWidth && { name: 'coverSize', fine: false, sentence: coverIs.small(size) }
	);
}

/** The checks that need only the text; `sameTitle` and `links` need the server. */
export function checkText(values: PostValues): Check[] {
	const bare = placesWithoutAlt(values.content);
	const [noAlt] = bare;
	const skipped = firstSkippedHeading(values.content);
	const { length } = values.excerpt.trim();
	const hasCover = values.image_url.trim() !== '';
	const checks: (Check | false)[] = [
		hasCover && { name: 'coverAlt', fine: values.image_alt.trim() !== '' },
		checkCoverSize(values.image_url.trim()),
		{
			name: 'imagesAlt',
			fine: noAlt === undefined,
			...(noAlt !== undefined && { at: noAlt, undescribed: bare.length }),
		},
		{ name: 'excerpt', fine: length <= limits.excerpt, length },
		{ name: 'category', fine: values.category_id !== '' },
		{
			name: 'headings',
			fine: skipped === undefined,
			...(skipped !== undefined && { at: skipped }),
		},
	];
	const { content } = values;
	return [
		...checks.filter((check) => check !== false),
		...checkLabels(content),
		...checkOutside(content),
		...checkPrivateLinks(content),
	];
}
