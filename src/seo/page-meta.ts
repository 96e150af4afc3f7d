import { limits } from '#config/limits';
import { messages } from '#config/messages';
import { pageTexts } from '#config/page-texts';
import { paths } from '#config/paths';
import { site } from '#config/site';
import type { Author } from '#domain/names/author';
import type { Category } from '#domain/names/category';
import type { NameGroup } from '#domain/names/group-by-name';
import { tagLabel } from '#domain/names/slug';
import type { Page } from '#domain/post/pagination';
import { type PostSummary, searchLook } from '#domain/post/post';
import { cutLetters } from '#domain/text/cut-text';

/** One step of the breadcrumbs; the last one is the page itself. */
interface Crumb {
	name: string;
	path: string;
}

/** A list of posts by tag or author, which robots index only from the second post on. */
type ListOwner = { tag: string } | { author: Author };

/** What a page is about: determines its structured data and card type. */
type PageSubject =
	| { kind: 'list'; posts: readonly PostSummary[]; total: number; of?: ListOwner }
	| {
			kind: 'post';
			post: PostSummary;
			plainText: string;
			generated?: readonly string[];
			html?: string | undefined;
	  }
	| { kind: 'page' }
	/** Home before the first post. */
	| { kind: 'empty' }
	| { kind: 'preview' }
	| { kind: 'not-found' };

/** A page's metadata, from which head and breadcrumbs are made. */
export interface PageMeta {
	/** Without the blog's name, which the head appends. */
	title: string;
	description: string;
	/** The canonical path, without query. */
	path: string;
	crumbs: readonly Crumb[];
	subject: PageSubject;
}

const homeCrumb: Crumb = { name: messages.header.home, path: paths.home };

/** A tag or an author with a single post says nothing that the post does not, so robots need not index it. */
export const isThin = (posts: number): boolean => posts <= 1;

const unindexed: readonly string[] = ['preview', 'not-found', 'empty'];

/** Whether robots may index the page; never for previews, not-found pages and tags or authors of one post. */
export function isIndexable({ subject }: Pick<PageMeta, 'subject'>): boolean {
	if (subject.kind === 'list') return subject.of === undefined || !isThin(subject.total);
	return !unindexed.includes(subject.kind);
}

/** A preview sends nothing to third parties. */
export const isMeasured = (meta: Pick<PageMeta, 'subject'>): boolean =>
	meta.subject.kind !== 'preview';

const postsCrumb: Crumb = { name: messages.posts.title, path: paths.posts() };

/** Page 2 of a list has its own texts: `Livros (página 2)`. */
const numbered = (text: string, page: number) => (page > 1 ? `${text} (página ${page})` : text);

const list = (posts: readonly PostSummary[], total = posts.length) => ({
	kind: 'list' as const,
	posts: posts.slice(0, limits.structuredDataItems),
	total,
});

/** The home page; `posts` are those it shows. */
export function homeMeta(posts: readonly PostSummary[]): PageMeta {
	return {
		title: site.tagline,
		description: site.description,
		path: paths.home,
		crumbs: [homeCrumb],
		subject: posts.length > 0 ? list(posts) : { kind: 'empty' },
	};
}

/** An article or a book summary; `plainText` is its visible text, `generated` are the pictures in it that a model made. */
export function postMeta(
	post: PostSummary,
	plainText: string,
	generated: readonly string[] = [],
	html?: string,
): PageMeta {
	const { category } = post;
	const { title, description } = searchLook(post);
	return {
		title,
		description: description || site.description,
		path: paths.post(post.slug),
		crumbs: [
			homeCrumb,
			category ? { name: category.name, path: paths.category(category.slug) } : postsCrumb,
			{ name: post.title, path: paths.post(post.slug) },
		],
		subject: { kind: 'post', post, plainText, generated, html },
	};
}

/** Metadata input for one page of a longer list; `total` counts the whole list. */
export interface ListPage {
	posts: readonly PostSummary[];
	total: number;
	page: number;
}

/** `/posts` and its further pages. */
export const postsMeta = (page: ListPage): PageMeta =>
	listMeta({ ...page, ...messages.posts, path: paths.posts(page.page) });

/** `/livros` and its further pages. */
export const booksMeta = (page: ListPage): PageMeta =>
	listMeta({ ...page, ...messages.books, path: paths.books(page.page) });

/** Searches show about as much. */
const longestDescription = 160;

/** What a list is, and the titles on this page as far as there is room. */
function describeList(what: string, posts: readonly PostSummary[]): string {
	const [first, ...others] = posts.map(({ title }) => title);
	if (!first) return what;
	let text = `${what.replace(/\.$/, '')}: ${first}`;
	for (const title of others) {
		if (text.length + title.length + 3 > longestDescription) break;
		text += `; ${title}`;
	}
	return text.length < longestDescription
		? `${text}.`
		: `${cutLetters(text, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

/** A category's page and its further pages. */
export const categoryMeta = (category: Category, page: ListPage): PageMeta =>
	listMeta({
		...page,
		title: `Categoria ${category.name}`,
		crumb: category.name,
		description:
			category.line || describeList(messages.category.description(category.name), page.posts),
		path: paths.category(category.slug, page.page),
		above: [postsCrumb],
	});

/** A tag's page and its further pages. */
export function tagMeta({ name, slug }: Pick<NameGroup, 'name' | 'slug'>, page: Page<PostSummary>) {
	const tag = tagLabel(name);
	return listMeta({
		...page,
		posts: page.items,
		title: messages.tag.title(tag),
		crumb: tag,
		description: describeList(messages.tag.description(tag), page.items),
		path: paths.tag(slug, page.page),
		of: { tag },
	});
}

const authorsCrumb: Crumb = { name: messages.authors.title, path: paths.authors };

/** An author's page and its further pages. */
export const authorMeta = (author: Author, page: Page<PostSummary>): PageMeta =>
	listMeta({
		...page,
		posts: page.items,
		title: author.name,
		description: author.line || describeList(messages.authors.byline(author.name), page.items),
		path: paths.author(author.slug, page.page),
		above: [authorsCrumb],
		of: { author },
	});

/** `/autores`. */
export const authorsMeta = (): PageMeta => ({
	...messages.authors,
	path: paths.authors,
	crumbs: [homeCrumb, authorsCrumb],
	subject: { kind: 'page' },
});

interface ListTexts {
	title: string;
	description: string;
	path: string;
	/** The label of the page's own step, if it differs from the title. */
	crumb?: string;
	/** Steps between home and the list. */
	above?: readonly Crumb[];
	of?: ListOwner;
}

function listMeta({ posts, total, page, ...texts }: ListPage & ListTexts): PageMeta {
	const { title, description, path, crumb = title, above = [], of } = texts;
	return {
		title: numbered(title, page),
		description: numbered(description, page),
		path,
		crumbs: [homeCrumb, ...above, { name: numbered(crumb, page), path }],
		subject: { ...list(posts, total), ...(of && { of }) },
	};
}

/** A page of its own that shows no posts. */
const plainPage = (
	{ title, description }: { title: string; description: string },
	path: string,
) => ({
	title,
	description,
	path,
	crumbs: [homeCrumb, { name: title, path }],
	subject: { kind: 'page' as const },
});

export const privacyMeta = (): PageMeta => plainPage(messages.privacy, paths.privacy);

export const accessibilityMeta = (): PageMeta =>
	plainPage(pageTexts.accessibility, paths.accessibility);

/** `/sitemap`, the page for people. */
export const siteMapMeta = (): PageMeta => plainPage(messages.sitemap, paths.sitemap);

/** A not-found page: never indexed. */
export function notFoundMeta(
	title: string,
	path: string,
	crumb: string = messages.notFound.crumb,
): PageMeta {
	return {
		title,
		description: site.description,
		path,
		crumbs: [homeCrumb, { name: crumb, path }],
		subject: { kind: 'not-found' },
	};
}

/** The shell of a preview: never indexed and without third-party content. */
/** What a messenger's own preview shows of a link to a draft, too: nothing of the draft. */
export function sharedDraftMeta(): PageMeta {
	return {
		title: messages.sharedDraft.card,
		description: messages.sharedDraft.card,
		path: paths.sharedDraft,
		crumbs: [],
		subject: { kind: 'preview' },
	};
}

export function previewMeta(): PageMeta {
	return {
		title: 'Prévia',
		description: site.description,
		path: paths.previewShell,
		crumbs: [],
		subject: { kind: 'preview' },
	};
}
