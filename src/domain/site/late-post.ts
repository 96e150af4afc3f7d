/** The parts in which an article's page differs from the others. */
export interface PageParts {
	/** For the head. */
	head: string;
	/** For the main element. */
	main: string;
}

/** What a deploy gives to addresses of posts that it has no file for. */
export interface LatePageShell {
	/** The newest publication that the deploy contains. */
	publication: number;
	/** An article's page without its parts; absent while the deploy has no article. */
	frame?: string[];
	/** The page of an address without a post. */
	notFound: string;
	/** The page of an address whose post cannot be read now; a site of an earlier version has none. */
	unavailable?: string;
	/** The page of any other address that nothing is at; a site of an earlier version has none. */
	pageNotFound?: string;
}

interface LateEntry {
	/** The blog's newest publication when it was read. */
	publication: number;
	/** When it will be removed, once a deploy contains it. */
	until?: string;
}

/** A post that is newer than the deploy. */
export interface LatePost extends LateEntry {
	revision: number;
	/** Null when readers no longer see it. */
	parts: PageParts | null;
}

/** A drawing of such a post. */
export interface LateDrawing extends LateEntry {
	svg: string;
}

/** The names contain the format, so that an older one is not misread. */
export const lateKeys = {
	post: (slug: string) => `1/${slug}`,
	drawing: (name: string) => `1/panels/${name}`,
};

/** Whose post an entry is; undefined for a drawing. */
export const slugOfKey = (key: string): string | undefined =>
	key.startsWith(lateKeys.drawing('')) ? undefined : key.slice(lateKeys.post('').length);

/** How the addresses of posts begin that only prove the lane. */
export const proofSlug = 'prova-da-faixa-';

/** Netlify's network forgets the page of this tag when the post changes. */
export const lateTag = (slug: string) => `late-${slug}`;

export const fillShell = (frame: readonly string[], parts: readonly string[]) =>
	frame.map((piece, index) => piece + (parts[index] ?? '')).join('');
