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

/**
 * A saved post's text: kept as it is written, under the prefix that it had, which the editor never sees
 * (decisions §4). However often it is saved, there is one prefix.
 */
export function savedPostText({ title, author, content, excerpt }: Text, storedContent: string) {
	const hadPrefix = stripDraftPrefix(storedContent) !== storedContent;
	const body = stripDraftPrefix(content);
	const prefixed = hadPrefix ? `# ${title}\n\n— ${author}\n\n${body}` : content;
	return withArticle(title, prefixed, excerpt);
}
