import { paths } from '#config/paths';
import { fixedRedirects, notFoundPages } from '#config/redirects';
import type { Snapshot } from '#content/snapshot';
import { makeNameSlug } from '#domain/name-slug';
import type { Category } from '#domain/post';

type Redirected = Omit<Snapshot, 'publication' | 'taken_at' | 'authors' | 'most_read' | 'videos'>;
type Redirect = readonly [from: string, to: string];

const hasPattern = ([from]: Redirect) => /[*:]/.test(from);
const exactRedirects = fixedRedirects.filter((rule) => !hasPattern(rule));
const writeRule = ([from, to]: Redirect) => `${from} ${to} 301`;

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
			const forms = [path, path.normalize('NFD')];
			const written = [...new Set([...forms, ...forms.map(encodeURI)])];
			const target = paths.post(to);
			return written.map((name) =>
				query ? `${name} ${query} ${target} 301!` : `${name} ${target} 301`,
			);
		});
}

/** Each address once, unless a page has it; its further pages lead to the same place. */
function leadOn(redirects: readonly Redirect[], pages: readonly string[]): string[] {
	const taken = new Set(pages);
	return redirects.flatMap(([from, to]) => {
		if (taken.has(from)) return [];
		taken.add(from);
		return [writeRule([from, to]), writeRule([`${from}/*`, to])];
	});
}

/** Leads from an author's earlier addresses to the page, which exists as long as a post is signed. */
function listAuthorRules({ posts, author_redirects }: Redirected): string[] {
	const signed = new Set(posts.map(({ author }) => makeNameSlug(author)));
	const redirects = author_redirects
		.filter(({ to }) => signed.has(to))
		.map(({ from, to }): Redirect => [paths.author(from), paths.author(to)]);
	const pages = [...signed].map((slug) => paths.author(slug));
	return leadOn(redirects, pages);
}

function listFormerCategories({ categories, former_categories }: Redirected): string[] {
	const addressesOf = (category: Pick<Category, 'name' | 'slug'>) =>
		[category.slug, ...listDashedNames(category)].map((name) => paths.category(name));
	const redirects = former_categories.flatMap((former) => {
		const target = former.to === null ? paths.posts() : paths.category(former.to);
		return addressesOf(former).map((from): Redirect => [from, target]);
	});
	return leadOn(redirects, categories.flatMap(addressesOf));
}

function listFormerTags({ posts, former_tags }: Redirected): string[] {
	const present = new Set(posts.flatMap(({ tags }) => tags.map(makeNameSlug)));
	const redirects = former_tags.flatMap(({ name, to }): Redirect[] => {
		const slug = makeNameSlug(name);
		const heir = to === null ? '' : makeNameSlug(to);
		const target = present.has(heir) ? paths.tag(heir) : paths.posts();
		return slug === '' ? [] : [[paths.tag(slug), target]];
	});
	const pages = [...present].map((slug) => paths.tag(slug));
	return leadOn(redirects, pages);
}

const lateRules = [paths.post(':slug'), `${paths.drawings}:name`].map(
	(from) => `${from} ${paths.lateFunction} 200`,
);

/** The text of `_redirects`; the first matching rule applies. With a lane, a function has what is newer than the files. */
export function writeRedirectRules(snapshot: Redirected, { hasLane = false } = {}): string {
	const taken = new Set(snapshot.posts.map(({ slug }) => slug));
	const renamed = snapshot.redirects.filter(({ from }) => !taken.has(from));
	const rules = [
		`${paths.post(':slug')} preview=:preview ${paths.previewShell} 200!`,
		...exactRedirects.map(writeRule),
		...listOldAddresses(snapshot),
		...fixedRedirects.filter(hasPattern).map(writeRule),
		...renamed.map(({ from, to }) => writeRule([paths.post(from), paths.post(to)])),
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
	return `${rules.join('\n')}\n`;
}
