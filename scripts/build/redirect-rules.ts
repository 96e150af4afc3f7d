import { paths } from '#config/paths';
import { fixedRedirects, notFoundPages } from '#config/redirects';
import type { Snapshot } from '#content/snapshot';
import { makeNameSlug } from '#domain/name-slug';
import type { Category } from '#domain/post';

type Redirected = Pick<
	Snapshot,
	| 'posts'
	| 'categories'
	| 'redirects'
	| 'author_redirects'
	| 'old_addresses'
	| 'former_categories'
	| 'former_tags'
>;

const hasPattern = ([from]: readonly [string, string]) => /[*:]/.test(from);
const exactRedirects = fixedRedirects.filter((rule) => !hasPattern(rule));
const writeRule = ([from, to]: readonly [string, string]) => `${from} ${to} 301`;

/** `_redirects` splits at spaces and gives `*`, `:` and `#` a special meaning. */
const isWritable = (path: string) => !/[\s*:#]/.test(path);

/** The addresses at which Spec §2 allows a category besides its slug; rules distinguish capitals, so the usual spellings. */
function listDashedNames({ name, slug }: Pick<Category, 'name' | 'slug'>): string[] {
	const dashed = name.trim().replace(/\s+/g, '-');
	const titled = slug.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
	const capital = slug.slice(0, 1).toUpperCase() + slug.slice(1);
	const spellings = [dashed, dashed.toLowerCase(), dashed.toUpperCase()];
	spellings.push(capital, titled, slug.toUpperCase());
	const written = spellings.flatMap((spelling) => [spelling, encodeURIComponent(spelling)]);
	return [...new Set(written)].filter((text) => text !== slug && isWritable(text));
}

/**
 * Placed before every rule with a `*`. A page of this site takes precedence over an old address with the same path.
 * Numbered addresses share the home page's path, so their rules are forced.
 */
function listOldAddresses({ posts, old_addresses }: Redirected): string[] {
	const taken = new Set([
		...posts.map(({ slug }) => paths.post(slug)),
		...exactRedirects.map(([from]) => from),
	]);
	return old_addresses
		.filter(({ from }) => !taken.has(from))
		.flatMap(({ from, to }) => {
			const [path = '', query] = from.split('?');
			const written = [...new Set([path, encodeURI(path)])];
			const target = paths.post(to);
			return written.map((name) =>
				query ? `${name} ${query} ${target} 301!` : `${name} ${target} 301`,
			);
		});
}

/** Leads from an author's earlier addresses to the page, which exists as long as a post is signed. */
function listAuthorRules({ posts, author_redirects }: Redirected): string[] {
	const signed = new Set(posts.map(({ author }) => makeNameSlug(author)));
	return author_redirects
		.filter(({ from, to }) => signed.has(to) && !signed.has(from))
		.flatMap(({ from, to }) =>
			['', '/*'].map((end) => `${paths.author(from)}${end} ${paths.author(to)} 301`),
		);
}

/** Each address once, unless a category has it today; its further pages lead to the same place. */
function listFormerCategories({ categories, former_categories }: Redirected): string[] {
	const taken = new Set(
		categories.flatMap((category) => [category.slug, ...listDashedNames(category)]),
	);
	return former_categories.flatMap((former) => {
		const target = former.to === null ? paths.posts() : paths.category(former.to);
		return [former.slug, ...listDashedNames(former)].flatMap((name) => {
			if (taken.has(name)) return [];
			taken.add(name);
			return [`${paths.category(name)} ${target} 301`, `${paths.category(name)}/* ${target} 301`];
		});
	});
}

function listFormerTags({ posts, former_tags }: Redirected): string[] {
	const present = new Set(posts.flatMap(({ tags }) => tags.map(makeNameSlug)));
	const taken = new Set(present);
	return former_tags.flatMap(({ name, to }) => {
		const slug = makeNameSlug(name);
		if (slug === '' || taken.has(slug)) return [];
		taken.add(slug);
		const heir = to === null ? '' : makeNameSlug(to);
		const target = present.has(heir) ? paths.tag(heir) : paths.posts();
		return [`${paths.tag(slug)} ${target} 301`, `${paths.tag(slug)}/* ${target} 301`];
	});
}

const lateRules = [paths.post(':slug'), `${paths.drawings}:name`].map(
	(from) => `${from} ${paths.lateFunction} 200`,
);

function listRules(snapshot: Redirected, hasLane: boolean): string[] {
	const taken = new Set(snapshot.posts.map(({ slug }) => slug));
	const renamed = snapshot.redirects.filter(({ from }) => !taken.has(from));
	return [
		`${paths.post(':slug')} preview=:preview ${paths.previewShell} 200!`,
		...exactRedirects.map(writeRule),
		...listOldAddresses(snapshot),
		...fixedRedirects.filter(hasPattern).map(writeRule),
		...renamed.map(({ from, to }) => `${paths.post(from)} ${paths.post(to)} 301`),
		...listAuthorRules(snapshot),
		...snapshot.categories.flatMap((category) =>
			listDashedNames(category).map(
				(name) => `${paths.category(name)} ${paths.category(category.slug)} 301`,
			),
		),
		...listFormerCategories(snapshot),
		...listFormerTags(snapshot),
		...(hasLane ? lateRules : []),
		...notFoundPages.map(([prefix, page]) => `${prefix}* ${page} 404`),
		`${paths.admin.home}/* ${paths.admin.home}/index.html 200`,
	];
}

/** The text of `_redirects`; the first matching rule applies. With a lane, a function has what is newer than the files. */
export function writeRedirectRules(snapshot: Redirected, { hasLane = false } = {}): string {
	return `${listRules(snapshot, hasLane).join('\n')}\n`;
}
