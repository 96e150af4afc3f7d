import type { CardField, FieldValues, PostField, SummaryField } from './post-fields.ts';

interface Drawn {
	/** The name of the drawing that takes the place of a missing picture; the build chooses it. */
	drawing?: string;
	/** Whether a model made its cover, as the library knows. */
	cover_generated?: true;
}

/** What a card, a list row or a search result needs of a post: everything except the body. */
export type PostSummary = FieldValues<SummaryField> & Drawn;

/** What a reader's card shows of a post. */
export type PostCard = FieldValues<CardField> & Drawn;

/** A whole post, as the editor's form needs it. */
export type Post = FieldValues<PostField>;

/** A heading of an article. `id` is prefixed and unique within the article. */
export interface Heading {
	id: string;
	text: string;
	/** 2 to 4, because an article's first level is h2. */
	level: number;
}

/** An article, rendered once, when its post is saved. */
export interface RenderedArticle {
	/** Sanitised HTML, safe to insert into a page. */
	html: string;
	outline: Heading[];
	/** The visible text, for search and feeds. */
	plain_text: string;
	/** Whole minutes at Portuguese reading speed, at least 1. */
	reading_minutes: number;
	/** The renderer that made it; a different one means that the article must be rendered again. */
	renderer: string;
}

/** An article as its post keeps it. */
export interface PostArticle extends RenderedArticle {
	/** How its prose begins: the excerpt of a post for which nobody typed one. */
	opening: string;
}

type PostStatus = 'published' | 'scheduled' | 'draft';

/** What the list calls each state. */
export const statusLabels: Record<PostStatus, string> = {
	published: 'Publicado',
	scheduled: 'Agendado',
	draft: 'Rascunho',
};

type StatusFields = Pick<Post, 'published' | 'scheduled_at'>;

/** Published, else scheduled when it has a time, else a draft. */
export function postStatus(post: StatusFields): PostStatus {
	if (post.published) return 'published';
	return post.scheduled_at ? 'scheduled' : 'draft';
}

/** Whether the draft is not created yet: the rules of `create-post` have not been applied. */
export const isOnlyBegun = ({ revision }: Pick<Post, 'revision'>): boolean => revision === 0;

/** The scheduler runs every minute, so a post or a plan still waiting two minutes after its time is late. */
export const overdueAfterMs = 120_000;

/** Whether this scheduled post is late at `now` (ISO 8601). */
export function isOverdue(post: StatusFields, now: string): boolean {
	if (postStatus(post) !== 'scheduled' || post.scheduled_at === null) return false;
	return Date.parse(post.scheduled_at) + overdueAfterMs <= Date.parse(now);
}

/** When a public post last had something new for its readers: its text changed, or it came out. */
export function lastNews({
	text_changed_at,
	updated_at,
	published_at,
}: Pick<Post, 'text_changed_at' | 'updated_at' | 'published_at'>): string {
	const changedAt = text_changed_at ?? updated_at;
	return published_at !== null && published_at > changedAt ? published_at : changedAt;
}

/** What search engines and social cards show of a post. */
export const searchLook = ({ title, excerpt, search_title, search_description }: PostSummary) => ({
	title: search_title || title,
	description: search_description || excerpt,
});
