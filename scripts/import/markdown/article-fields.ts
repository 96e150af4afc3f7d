import { basename, dirname, extname } from 'node:path/posix';
import { tableOf } from '#domain/text/table-of';
import { isDate, parseDate } from '../parse-date.ts';
import { readFlag } from '../read-flag.ts';
import { foldName } from '../why-hidden.ts';
import { isRecord } from './front-matter.ts';
import { placeInZone } from './time-zone.ts';

type Fields = Record<string, unknown>;

/** Other tools' names for an article's fields, folded; the first one with a value counts. */
const names = tableOf<string>({
	title: 'title titulo',
	slug: 'slug',
	author: 'author authors autor autora autores escritopor criadopor createdby responsavel owner',
	/** Hugo's, of which the date may be another; the last of them counts. */
	publish_at: 'publishdate publishat publishon publish embargo releasedate publicarem agendadopara',
	/** The first of them counts. */
	expires_at:
		'expirydate expiredate expires expiresat expirationdate unpublishdate unpublishat expiraem validade validadeate',
	date: 'date data pubdate pubdatetime publishdate publisheddate publishedat publishedon publicadoem datadepublicacao datepublished createdat createdtime created criadoem criado datadecriacao published',
	updated_at:
		'updatedat lastmod lastmodifiedat lastmodified modified modifiedat updated datemodified dateupdated updateddate moddatetime lastupdated lastupdate lastedited lasteditedtime atualizadoem modificadoem ultimaedicao',
	excerpt: 'excerpt summary resumo description descricao abstract',
	search_title: 'searchtitle seotitle metatitle',
	search_description: 'searchdescription seodescription metadescription description descricao',
	image:
		'image imageurl imagem cover capa featuredimage featureimage thumbnail thumb banner heroimage hero coverimage ogimage images header',
	image_alt: 'imagealt coveralt heroimagealt',
	/** A caption says whose it is, too. */
	image_credit:
		'imagecredit covercredit photocredit imagecaption covercaption featuredimagecaption',
	category: 'category categoria',
	categories: 'categories categorias',
	tags: 'tags tag keywords etiquetas marcadores',
});
const fieldsByName = new Map(
	Object.entries(names).flatMap(([field, all]) => all.split(' ').map((name) => [name, field])),
);
/** The field of an article that other tools and people call by this name. */
export const fieldCalled = (name: string): string | undefined => fieldsByName.get(foldName(name));
const addresses = ['aliases', 'alias', 'redirect_from', 'permalink', 'url', 'wordpress_url'];
/** Within a nested field, as in `cover: { image, alt }`. */
const picture = ['image', 'src', 'path', 'url', 'feature', 'overlay_image', 'teaser', 'file'];
const datedName = /^\d{4}-\d{1,2}-\d{1,2}-(.+)$/;
const day = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=[-_ ]|$)/;
const datedFolder = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})\//;

const isSaid = (value: unknown) =>
	value !== undefined && value !== null && value !== '' && typeof value !== 'boolean';

const listSaid = (fields: Fields, field: string) =>
	(names[field] ?? '')
		.split(' ')
		.map((name) => fields[name])
		.filter(isSaid);
const find = (fields: Fields, field: string) => listSaid(fields, field)[0];
/** `published` says yes in some tools, and when in others. */
const listTimes = (fields: Fields, field: string) =>
	listSaid(fields, field).filter(
		(value) => typeof value !== 'object' && readFlag(value) === undefined,
	);

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

function pictureOf(fields: Fields): { image?: unknown; alt?: unknown; credit?: unknown } {
	const candidates = (names['image'] as string).split(' ').map((name) => fields[name]);
	for (const given of candidates) {
		const [value] = list(given);
		if (typeof value === 'string' && value.trim() !== '') return { image: value };
		if (!isRecord(value)) continue;
		const inner = picture.map((name) => value[name]).find((each) => typeof each === 'string');
		if (!inner) continue;
		const credit = ['caption', 'credit'].map((name) => value[name]).find(isSaid);
		return { image: inner, alt: value['alt'], credit };
	}
	return {};
}

/** Themes keep both in one field. */
const ofSearches = (seo: unknown): Fields =>
	isRecord(seo) ? { seo_title: seo['title'], seo_description: seo['description'] } : {};

export interface FileLocation {
	/** The file's name in its folder. */
	name: string;
	/** On a site whose folders have a meaning: `_posts`, `_drafts`, `2015/03/27`. */
	isSite: boolean;
	/** Spaces separate words in lists. */
	isJekyll: boolean;
	/** File names that say nothing. */
	sharedNames: ReadonlySet<string>;
	/** As in `12/31/2015`. */
	isMonthFirst?: boolean | undefined;
	/** The zone of times that name none. */
	timeZone?: string | undefined;
	/** Names by the keys that stand for them. */
	authors?: ReadonlyMap<string, string> | undefined;
}

const indexName = /^index(?:\.[a-z-]{2,5})?$/i;

/** What the file's name says: Jekyll's date and address, a bundle's folder. */
function readPlace({ name, isSite, sharedNames }: FileLocation) {
	// Other systems' endings stayed in the names of posts that came from them.
	const file = basename(name, extname(name)).replace(/\.(?:aspx?|php|html?)$/i, '');
	const [, named = file] = datedName.exec(file) ?? [];
	const isFolders = indexName.test(named) || sharedNames.has(file.toLowerCase());
	const own = isFolders ? basename(dirname(name)) : file;
	const [, slug] = datedName.exec(own) ?? [];
	const [, ...date] = day.exec(own) ?? datedFolder.exec(name) ?? day.exec(file) ?? [];
	return {
		date: date.length > 0 ? date.join('-') : undefined,
		slug: isSite || datedName.test(file) || slug ? (slug ?? own) : undefined,
	};
}

/** Zola's fields of a blog's own are in two parts, and Hugo's for themes in one. */
function withInner({ taxonomies, extra, params, ...fields }: Fields): Fields {
	return {
		...(isRecord(extra) ? extra : {}),
		...(isRecord(params) ? params : {}),
		...fields,
		...(isRecord(taxonomies) ? taxonomies : {}),
	};
}

const pad = (number: string) => number.padStart(2, '0');

/** Midnight in UTC is how tools write a day; in São Paulo it would be the day before. */
function dayOf(given: unknown, isMonthFirst = false): unknown {
	if (typeof given !== 'string') return given;
	const date = given
		.trim()
		.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/, isMonthFirst ? '$3-$1-$2' : '$&')
		.replace(
			/^(\d{4})-(\d{1,2})-(\d{1,2})(?=T|$)/,
			(_, year: string, month: string, day: string) => `${year}-${pad(month)}-${pad(day)}`,
		);
	const [, day] =
		/^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)? ?(?:Z|UTC|[+-]00:?00)$/.exec(date) ?? [];
	return day ?? date;
}

/** The day before the name in its address is the only date in some blogs. */
const dayInAddress = (values: readonly string[]) =>
	values
		.map((each) => /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})\/[^/]/.exec(each)?.slice(1).join('-'))
		.find((day) => day !== undefined);

/** Several names in one text are separated only in Pelican's `Authors: Ana; Rui`. */
function listAuthors(fields: Fields, names: FileLocation['authors']): string[] {
	const given = list(find(fields, 'author')).flatMap((each) =>
		typeof each === 'string' && each.includes(';') ? each.split(';') : [each],
	);
	const keyOf = (each: unknown) =>
		String(isRecord(each) ? each['key'] : each)
			.trim()
			.toLowerCase()
			.normalize('NFC');
	return given
		.map((each) => names?.get(keyOf(each)) ?? nameOf(each).trim())
		.filter((name) => name !== '');
}

const inOrder = (times: readonly unknown[]) =>
	times.toSorted((one, other) => (parseDate(one) ?? '').localeCompare(parseDate(other) ?? ''));

/** A page of its own, such as 'Sobre', which this blog has none of. */
const isPage = (fields: Fields, { name, isSite }: FileLocation, date: unknown) =>
	isSite &&
	(fields['type'] === 'page' ||
		(fields['layout'] === 'page' && !/(?:^|\/)_(?:posts|drafts)\//.test(name)) ||
		/^(?:src\/)?content\/pages?\//.test(name) ||
		(date === undefined && /^(?:src\/)?content\/[^/]+$/.test(name)));

/** Converts the fields of Jekyll, Hugo, Hexo, Eleventy, Astro and Pelican to this blog's. */
export function readArticleFields(given: Fields, place: FileLocation): Fields {
	const fields = withInner(given);
	const named = Object.fromEntries(
		Object.entries({ ...fields, ...ofSearches(fields['seo']) }).map(([name, value]) => [
			foldName(name),
			value,
		]),
	);
	const said = readPlace(place);
	const timesOf = (name: string) =>
		listTimes(named, name).map((time) =>
			placeInZone(dayOf(time, place.isMonthFirst), place.timeZone),
		);
	const timeOf = (name: string) => {
		const times = timesOf(name);
		return times.find((time) => parseDate(time) !== undefined) ?? times[0];
	};
	const aliases = addresses.flatMap((name) => list(fields[name]).map(nameOf));
	const date = timeOf('date') ?? said.date ?? dayInAddress([nameOf(fields['path']), ...aliases]);
	const authors = listAuthors(named, place.authors);
	const between = place.isJekyll ? /\s+/ : /$^/;
	const categories = [
		...listWords(find(named, 'category'), /$^/),
		...listWords(find(named, 'categories'), between),
	];
	const [category, ...others] = [...new Set(categories)];
	const { image, alt, credit } = pictureOf(named);
	const excerpt = find(named, 'excerpt');
	const description = find(named, 'search_description');
	const slug = find(named, 'slug');
	const read: Fields = {
		title: find(named, 'title'),
		author: authors.length > 1 ? authors : authors[0],
		date,
		scheduled_at: inOrder(timesOf('publish_at')).at(-1),
		expires_at: inOrder(timesOf('expires_at')).find((time) => isDate(String(time))),
		updated_at: timeOf('updated_at'),
		category,
		tags: [...new Set([...others, ...listWords(find(named, 'tags'), between)])],
		excerpt,
		search_title: find(named, 'search_title'),
		search_description: description === excerpt ? undefined : description,
		image,
		image_alt: alt ?? find(named, 'image_alt'),
		image_credit: credit ?? find(named, 'image_credit'),
		slug: slug !== undefined ? String(slug).split('/').findLast(Boolean) : said.slug,
		aliases,
		...(isPage(fields, place, date) && { is_page: true }),
	};
	const isThere = ([, value]: [string, unknown]) => isSaid(value) || value === true;
	const entries = Object.entries(read).filter(
		(entry) => isThere(entry) && !(Array.isArray(entry[1]) && entry[1].length === 0),
	);
	return { ...fields, ...Object.fromEntries(entries) };
}
