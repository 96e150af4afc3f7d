import { rendererVersion } from '#article/renderer-version';
import { normaliseDraft, stripDraftPrefix } from '#domain/draft-text';
import { makeExcerpt } from '#domain/excerpt';
import { renderArticle } from '#lib/render-article';

interface Text {
	title: string;
	author: string;
	content: string;
	excerpt: string;
}

const withArticle = async (title: string, content: string, excerpt: string) => ({
	title,
	content,
	excerpt: excerpt || makeExcerpt(content),
	article: await renderArticle(content, { title }),
});

/** Spec §5: a new post's text is prefixed and normalised, and an empty excerpt is filled in. */
export function newPostText({ title, author, content, excerpt }: Text) {
	return withArticle(title, normaliseDraft({ title, author, content }), excerpt);
}

interface StoredText {
	title: string;
	content: string;
	renderer: string;
	revision: number;
}

/**
 * A saved post's text: kept as it is written, under the prefix that it had, which the editor never sees
 * (S24). However often it is saved, there is one prefix. What `stored` has already is not rendered
 * again, if the save is one of that `revision` alone.
 */
export function savedPostText(
	{ title, author, content, excerpt, revision }: Text & { revision?: number | undefined },
	stored: StoredText,
) {
	const hadPrefix = stripDraftPrefix(stored.content) !== stored.content;
	const body = stripDraftPrefix(content);
	const prefixed = hadPrefix ? `# ${title}\n\n— ${author}\n\n${body}` : content;
	const isSame = stored.content === prefixed && stored.title === title;
	if (isSame && stored.renderer === rendererVersion && stored.revision === revision) {
		return { excerpt: excerpt || makeExcerpt(prefixed) };
	}
	return withArticle(title, prefixed, excerpt);
}
