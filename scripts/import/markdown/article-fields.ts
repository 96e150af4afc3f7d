import { basename, dirname, extname } from 'node:path/posix';
import { isRecord } from './front-matter.ts';

type Fields = Record<string, unknown>;

/** Other tools' names for an article's fields; the first one with a value counts. */
const names: Record<string, string> = {
	author: 'author authors autor',
	date: 'date pubdate publishdate published_date publishedat published_at datepublished created_at createdat created published',
	excerpt: 'excerpt description summary abstract',
	image:
		'image image_url cover featured_image featuredimage featureimage thumbnail thumb banner heroimage hero cover_image coverimage ogimage og_image images header',
	image_alt: 'image_alt cover_alt coveralt heroimagealt',
	tags: 'tags tag keywords',
};
const addresses = ['aliases', 'alias', 'redirect_from', 'permalink', 'url', 'wordpress_url'];
/** Within a nested field, as in `cover: { image, alt }`. */
const picture = ['image', 'src', 'path', 'url', 'feature', 'overlay_image', 'teaser', 'file'];
const datedName = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;
const datedFolder = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})\//;

const isSaid = (value: unknown) =>
	value !== undefined && value !== null && value !== '' && typeof value !== 'boolean';

const find = (fields: Fields, field: string) =>
	(names[field] ?? field)
		.split(' ')
		.map((name) => fields[name])
		.find(isSaid);

const list = (value: unknown): unknown[] =>
	Array.isArray(value) ? value.flat(2) : isSaid(value) ? [value] : [];

function nameOf(value: unknown): string {
	const name = isRecord(value) ? (value['name'] ?? value['display_name'] ?? value['title']) : value;
	return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}

/** Accepts a list or comma-separated words; Jekyll's words are separated by spaces. */
function listWords(value: unknown, between: RegExp): string[] {
	const words = typeof value === 'string' ? value.split(value.includes(',') ? ',' : between) : [];
	const given = typeof value === 'string' ? words : list(value).map(nameOf);
	return given.map((word) => word.trim()).filter((word) => word !== '');
}

function pictureOf(fields: Fields): { image: unknown; alt: unknown } {
	const candidates = (names['image'] as string).split(' ').map((name) => fields[name]);
	for (const given of candidates) {
		const [value] = list(given);
		if (typeof value === 'string' && value.trim() !== '') return { image: value, alt: undefined };
		if (!isRecord(value)) continue;
		const inner = picture.map((name) => value[name]).find((each) => typeof each === 'string');
		if (inner) return { image: inner, alt: value['alt'] };
	}
	return { image: undefined, alt: undefined };
}

export interface FilePlace {
	/** The file's name in its folder. */
	name: string;
	/** On a site whose folders have a meaning: `_posts`, `_drafts`, `2015/03/27`. */
	isSite: boolean;
	/** Spaces separate words in lists. */
	isJekyll: boolean;
}

/** What the file's name says: Jekyll's date and address, a bundle's folder, a draft. */
function readPlace({ name, isSite }: FilePlace) {
	const file = basename(name, extname(name));
	const own = /^index(?:\.[a-z-]{2,5})?$/i.test(file) ? basename(dirname(name)) : file;
	const [, year, month, day, rest] = datedName.exec(own) ?? datedFolder.exec(name) ?? [];
	return {
		date: year && `${year}-${month}-${day}`,
		slug: isSite || datedName.test(own) ? (rest ?? own) : undefined,
		isDraft: /(?:^|\/)_drafts\//.test(name),
	};
}

/** Converts the fields of Jekyll, Hugo, Hexo, Eleventy, Astro and Pelican to this blog's. */
export function readArticleFields(fields: Fields, place: FilePlace): Fields {
	const said = readPlace(place);
	const between = place.isJekyll ? /\s+/ : /$^/;
	const categories = [
		...listWords(fields['category'], /$^/),
		...listWords(fields['categories'], between),
	];
	const [category, ...others] = [...new Set(categories)];
	const { image, alt } = pictureOf(fields);
	const isDraft = said.isDraft || /^(?:true|yes)$/i.test(String(fields['draft'] ?? ''));
	const read: Fields = {
		author: list(find(fields, 'author')).map(nameOf).join(', '),
		date: find(fields, 'date') ?? said.date,
		category,
		tags: [...new Set([...others, ...listWords(find(fields, 'tags'), between)])],
		excerpt: find(fields, 'excerpt'),
		image,
		image_alt: alt ?? find(fields, 'image_alt'),
		slug: isSaid(fields['slug']) ? String(fields['slug']).split('/').findLast(Boolean) : said.slug,
		aliases: addresses.flatMap((name) => list(fields[name]).map(nameOf)),
		...(isDraft && { draft: true }),
	};
	const isThere = ([, value]: [string, unknown]) => isSaid(value) || value === true;
	const entries = Object.entries(read).filter(
		(entry) => isThere(entry) && !(Array.isArray(entry[1]) && entry[1].length === 0),
	);
	return { ...fields, ...Object.fromEntries(entries) };
}
