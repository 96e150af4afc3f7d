import { fixedRedirects, notFoundPages } from '#config/fixed-redirects';
import {
	belowPosts,
	oldFeeds,
	oldFolders,
	oldHeads,
	oldLists,
	oldQueries,
	oldWorkers,
} from '#config/old-addresses';
import { paths } from '#config/paths';
import { site } from '#config/site';
import type { Snapshot } from '#content/snapshot';
import type { Category } from '#domain/names/category';
import { decodeName } from '#domain/names/decode-name';
import { readRedirectTarget } from '#domain/names/missed-address';
import { isSlug, makeNameSlug } from '#domain/names/slug';
import {
	firstOfEach,
	type Redirect,
	writeOldAddresses,
	writePath,
	writeRule,
} from './old-address-rules.ts';

type Redirected = Omit<
	Snapshot,
	'publication' | 'has_published' | 'taken_at' | 'authors' | 'most_read' | 'videos' | 'generated'
>;
const hasPattern = ([from]: Redirect) => /[*:]/.test(from);
const exactRedirects = fixedRedirects.filter((rule) => !hasPattern(rule));
const isAscii = (text: string) => /^[ -~]*$/.test(text);

function writeNames(names: readonly string[], slug: string): string[] {
	const written = names.flatMap((name) => writePath(name, encodeURIComponent));
	return [...new Set(written)].filter((text) => text !== slug);
}

/** How other tools write a name in an address: with its accents, in lower case or as it is. */
function listDashedNames(name: string, slug: string): string[] {
	const dashed = name.trim().replace(/\s+/g, '-');
	return writeNames([dashed, dashed.toLowerCase()], slug);
}

/** The other addresses at which a category may be asked for; rules distinguish capitals, so the usual spellings. */
function listCategoryNames({ name, slug }: Pick<Category, 'name' | 'slug'>): string[] {
	const titled = slug.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
	const capital = slug.slice(0, 1).toUpperCase() + slug.slice(1);
	const capitals = name.trim().replace(/\s+/g, '-').toUpperCase();
	const others = writeNames([capitals, capital, titled, slug.toUpperCase()], slug);
	return [...new Set([...listDashedNames(name, slug), ...others])];
}

/**
 * A post's earlier addresses, and those that an editor leads elsewhere. A page of this site takes precedence over an old
 * address with the same path.
 */
function listOldAddresses(snapshot: Redirected, categories: Places) {
	const { posts, redirects, categories: present, old_addresses, led_addresses } = snapshot;
	const taken = new Set([
		...posts.map(({ slug }) => paths.post(slug)),
		...present.map(({ slug }) => paths.category(slug)),
		...exactRedirects.map(([from]) => from),
	]);
	const isFree = ([from, to]: Redirect) => !taken.has(from) && from !== to;
	const led = led_addresses.flatMap(({ from, to }): Redirect[] => {
		const target = findTarget(to, categories);
		return target === undefined ? [] : [[from, target]];
	});
	const known = firstOfEach(
		[
			...redirects.map(({ from, to }): Redirect => [paths.post(from), paths.post(to)]),
			...old_addresses.map(({ from, to }): Redirect => [from, paths.post(to)]),
			...led,
		].filter(isFree),
	);
	return { known, isFree };
}

/** Where a missed address may still lead: the company may have another host by now, a category another name. */
function findTarget(to: string, categories: Places): string | undefined {
	const target = readRedirectTarget(to, site.company.url);
	if (!target?.startsWith(paths.category(''))) return target;
	const [, address] = namesOf(categories).find(([name]) => paths.category(name) === to) ?? [];
	return address;
}

/** Places of one kind: the names under which they have a page, and those that lead on, with their addresses. */
interface Places {
	address: (name: string) => string;
	present: readonly Redirect[];
	former: readonly Redirect[];
}

function authorsOf({ posts, author_redirects }: Redirected): Places {
	const signed = new Set(posts.map(({ author }) => makeNameSlug(author)));
	return {
		address: paths.author,
		present: [...signed].map((slug) => [slug, paths.author(slug)]),
		former: author_redirects
			.filter(({ to }) => signed.has(to))
			.map(({ from, to }) => [from, paths.author(to)]),
	};
}

function categoriesOf({ categories, former_categories }: Redirected): Places {
	const spell = (category: Pick<Category, 'name' | 'slug'>, target: string) =>
		[category.slug, ...listCategoryNames(category)].map((name): Redirect => [name, target]);
	return {
		address: paths.category,
		present: categories.flatMap((category) => spell(category, paths.category(category.slug))),
		former: former_categories.flatMap((former) =>
			spell(former, former.to === null ? paths.posts() : paths.category(former.to)),
		),
	};
}

function tagsOf({ posts, former_tags }: Redirected): Places {
	const names = new Set(posts.flatMap(({ tags }) => tags));
	const present = new Set([...names].map(makeNameSlug));
	const targetOf = (heir: string) => (present.has(heir) ? paths.tag(heir) : paths.posts());
	const spell = (name: string, target: string) => {
		const slug = makeNameSlug(name);
		const others = isAscii(name) ? [] : listDashedNames(name, slug);
		return [slug, ...others].map((spelling): Redirect => [spelling, target]);
	};
	return {
		address: paths.tag,
		present: [...names].flatMap((name) => spell(name, paths.tag(makeNameSlug(name)))),
		former: former_tags
			.filter(({ name }) => makeNameSlug(name) !== '')
			.flatMap(({ name, to }) => spell(name, targetOf(makeNameSlug(to ?? '')))),
	};
}

/** Each name once; a page takes precedence over a former one. */
const namesOf = ({ present, former }: Places) => firstOfEach([...present, ...former]);

/** A page's other spellings lead to it. */
const spellOut = ({ address, present }: Places) =>
	present
		.map(([name, to]): Redirect => [address(name), to])
		.filter(([from, to]) => from !== to)
		.map(writeRule);

/** Former names lead on, with the further pages that they had. */
function leadOn(places: Places): string[] {
	const pages = new Set(places.present.map(([name]) => name));
	return namesOf(places)
		.filter(([name]) => !pages.has(name))
		.flatMap(([name, to]) => [
			writeRule([places.address(name), to]),
			writeRule([`${places.address(name)}/*`, to]),
		]);
}

/** Where other tools have these places; `/*` is the folder itself, too. */
const leadFrom = (folders: readonly string[], places: Places) =>
	folders.flatMap((folder) =>
		namesOf(places)
			.filter(([name]) => decodeName(name) === decodeName(name).toLowerCase())
			.map(([name, to]) => writeRule([`${folder}${name}/*`, to])),
	);

const lateRules = [paths.post(':slug'), `${paths.drawings}:name`].map(
	(from) => `${from} ${paths.lateFunction} 200`,
);

const areSlugs = (...texts: (string | null)[]) => texts.every((text) => isSlug(text ?? 'none'));

/** Anything else would end its rule, or lead more than itself. */
const withSlugs = (snapshot: Redirected): Redirected => ({
	...snapshot,
	categories: snapshot.categories.filter(({ slug }) => areSlugs(slug)),
	former_categories: snapshot.former_categories.filter(({ slug, to }) => areSlugs(slug, to)),
	redirects: snapshot.redirects.filter(({ from, to }) => areSlugs(from, to)),
	old_addresses: snapshot.old_addresses.filter(({ to }) => areSlugs(to)),
	author_redirects: snapshot.author_redirects.filter(({ from, to }) => areSlugs(from, to)),
});

/** The text of `_redirects`; the first matching rule applies. A function has what is newer than the files. */
export function writeRedirectRules(
	given: Redirected,
	siteUrl: string,
	tell = console.warn,
): string {
	const snapshot = withSlugs(given);
	const [authors, categories, tags] = [
		authorsOf(snapshot),
		categoriesOf(snapshot),
		tagsOf(snapshot),
	];
	const before = [
		`${paths.post(':slug')} preview=:preview ${paths.previewShell} 200!`,
		...oldWorkers.map((from) => `${from} ${paths.retiredWorker} 200`),
		...exactRedirects.map(writeRule),
	];
	const behind = [
		...oldHeads.map((head) => writeRule([`${head}/*`, `${siteUrl}/:splat`])),
		...belowPosts.map(writeRule),
		...oldFeeds.map(writeRule),
		...oldQueries.map(([path, name, to]) => `${path} ${name}=:${name} ${to} 301!`),
		...fixedRedirects.filter(hasPattern).map(writeRule),
		...leadOn(authors),
		...spellOut(categories),
		...leadOn(categories),
		...spellOut(tags),
		...leadOn(tags),
		...leadFrom(oldFolders.categories, categories),
		...leadFrom(oldFolders.tags, tags),
		...leadFrom(oldFolders.authors, authors),
		...oldLists.map(writeRule),
		...lateRules,
		...notFoundPages.map(([prefix, page]) => `${prefix}* ${page} 404`),
		`${paths.admin.home}/* ${paths.admin.home}/index.html 200`,
	];
	const old = listOldAddresses(snapshot, categories);
	const between = writeOldAddresses({ ...old, before, behind, tell });
	return `${[...before, ...between, ...behind].join('\n')}\n`;
}
