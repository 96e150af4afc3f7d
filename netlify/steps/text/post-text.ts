import { rendererVersion } from '#article/renderer-version';
import { isAutomatic } from '#domain/text/excerpt';
import { hasPrefix, stripStoredPrefix } from '#domain/text/title-prefix';
import { normaliseText } from '#domain/text/titled-text';
import { renderArticle } from '#lib/render-article';

interface Text {
	title: string;
	author: string;
	content: string;
	excerpt: string;
}

async function withArticle(title: string, content: string, excerpt: string) {
	const article = await renderArticle(content, { title });
	return { title, content, excerpt: isAutomatic(excerpt, article) ? '' : excerpt, article };
}

/** Adds the prefix to a new post's text and normalises it. An excerpt that nobody typed is stored empty. */
export function newPostText({ title, author, content, excerpt }: Text) {
	return withArticle(title, normaliseText({ title, author, content }), excerpt);
}

interface StoredText {
	title: string;
	author: string;
	content: string;
	renderer: string;
	revision: number;
}

/**
 * A saved post's text: unchanged, under its existing prefix, which the editor never sees, and under one where it begins
 * like one itself. Saving repeatedly never adds another. A text equal to the one `stored` is not rendered again,
 * provided that the save only applies to that `revision`.
 */
export function savedPostText(
	{ title, author, content, excerpt, revision }: Text & { revision?: number | undefined },
	stored: StoredText,
) {
	const body = stripStoredPrefix(content, stored);
	const needsPrefix = hasPrefix(stored.content) || hasPrefix(body);
	const prefixed = needsPrefix ? `# ${title}\n\n— ${author}\n\n${body}` : content;
	const isSame = stored.content === prefixed && stored.title === title;
	const isRendered = stored.renderer === rendererVersion && stored.revision === revision;
	if (isSame && isRendered) return { excerpt };
	return withArticle(title, prefixed, excerpt);
}
