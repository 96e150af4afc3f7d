import { oldFeeds, oldFolders, oldLists, oldQueries } from '#config/old-places';
import { paths } from '#config/paths';
import { fixedRedirects, notFoundPages } from '#config/redirects';
import { site } from '#config/site';
import type { Snapshot } from '#content/snapshot';
import type { Category } from '#domain/category';
import { decodeName } from '#domain/decode-name';
import { makeNameSlug } from '#domain/name-slug';
import { readRedirectTarget } from '#domain/redirect-target';

type Redirected = Omit<
	Snapshot,
	'publication' | 'has_published' | 'taken_at' | 'authors' | 'most_read' | 'videos' | 'generated'
>;
type Redirect = readonly [from: string, to: string];

const hasPattern = ([from]: Redirect) => /[*:]/.test(from);
const exactRedirects = fixedRedirects.filter((rule) => !hasPattern(rule));
const writeRule = ([from, to]: Redirect) => `${from} ${to} 301`;

/** `_redirects` splits at spaces and gives `*`, `:` and `#` a special meaning. */
const isWritable = (path: string) => !/[\s*:#]/.test(path);

const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** Plain and encoded, because the edge may compare either. */
function writeNames(names: readonly string[], slug: string): string[] {
	const written = names.flatMap((name) => [name, encodeURIComponent(name)]);
	return [...new Set(written)].filter((text) => text !== slug && isWritable(text));
}

/** How other tools write a name in an address: with its accents, in lower case or as it is. */
function listDashedNames(name: string, slug: string): string[] {
	const dashed = name.trim().replace(/\s+/g, '-');
	return writeNames([dashed, dashed.toLowerCase()], slug);
}

/** The addresses at which Spec §2 allows a category besides its slug; rules distinguish capitals, so the usual spellings. */
function listCategoryNames({ name, slug }: Pick<Category, 'name' | 'slug'>): string[] {
	const titled = slug.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
	const capital = slug.slice(0, 1).toUpperCase() + slug.slice(1);
	const capitals = name.trim().replace(/\s+/g, '-').toUpperCase();
	const others = writeNames([capitals, capital, titled, slug.toUpperCase()], slug);
	return [...new Set([...listDashedNames(name, slug), ...others])];
}

/**
 * Placed before every rule with a `*`. A page of this site takes precedence over an old address with the same path.
 * Numbered addresses share the home page's path, so their rules are forced.
 */
function listOldAddresses(snapshot: Redirected, categories: Places): string[] {
	const { posts, redirects, categories: present, old_addresses, led_addresses } = snapshot;
	const taken = new Set([
		...posts.map(({ slug }) => paths.post(slug)),
		...redirects.map(({ from }) => paths.post(from)),
		...present.map(({ slug }) => paths.category(slug)),
		...exactRedirects.map(([from]) => from),
	]);
	const led = led_addresses.flatMap(({ from, to }): Redirect[] => {
		const target = findTarget(to, categories);
		return target === undefined ? [] : [[from, target]];
	});
	return [...old_addresses.map(({ from, to }): Redirect => [from, paths.post(to)]), ...led]
		.filter(([from, to]) => !taken.has(from) && from !== to)
		.flatMap(([from, to]) => {
			const [path = '', query] = from.split('?');
			const forms = [path, path.normalize('NFD')];
			const written = [...new Set([...forms, ...forms.map(encodeURI)])];
			return written.map((name) => (query ? `${name} ${query} ${to} 301!` : `${name} ${to} 301`));
		});
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
function namesOf({ present, former }: Places): Redirect[] {
	const taken = new Set<string>();
	return [...present, ...former].filter(([name]) => taken.size < taken.add(name).size);
}

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

/** The text of `_redirects`; the first matching rule applies. A function has what is newer than the files. */
export function writeRedirectRules(snapshot: Redirected): string {
	const taken = new Set(snapshot.posts.map(({ slug }) => slug));
	const [authors, categories, tags] = [
		authorsOf(snapshot),
		categoriesOf(snapshot),
		tagsOf(snapshot),
	];
	const renamed = snapshot.redirects.filter(({ from }) => !taken.has(from));
	const rules = [
		`${paths.post(':slug')} preview=:preview ${paths.previewShell} 200!`,
		...exactRedirects.map(writeRule),
		...listOldAddresses(snapshot, categories),
		...oldFeeds.map(writeRule),
		...oldQueries.map(([path, name, to]) => `${path} ${name}=:${name} ${to} 301!`),
		...fixedRedirects.filter(hasPattern).map(writeRule),
		...renamed.map(({ from, to }) => writeRule([paths.post(from), paths.post(to)])),
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
	return `${rules.join('\n')}\n`;
}
