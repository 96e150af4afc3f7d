import { marked } from 'marked';
import { renderArticle } from '#article/render-article';
import { fold } from '#domain/text/fold';
import { listLost } from '#domain/text/lost-words';
import { stripTitlePrefix } from '#domain/text/title-prefix';
import { rewrite } from '../../../scripts/import/markdown/rewrite.ts';
import { findForeign } from './html-oracle.ts';
import type { CorpusCase } from './read-corpus.ts';
import type { Verdict } from './verdict.ts';
import { listVisibleWords } from './visible-words.ts';

/** Directly follows a word without belonging to it. */
const noteMark = /<sup><a href="#sec-nota-[^>]*>\d+<\/a><\/sup>/g;
const unwanted = /gostou do conteudo|deixe um comentario/;

/** No visible word of an article is lost, except those that the specification removes. */
export function judgeWords(entry: CorpusCase): Verdict {
	const title = String(entry['title'] ?? '');
	const source = String(entry['content'] ?? '');
	const html = asHtml(stripTitlePrefix(source));
	const article = renderArticle(source, { title });
	const before = listVisibleWords(html);
	const lost = listLost(
		listLost(before, listVisibleWords(article.html.replace(noteMark, ' '))),
		listRemoved(html, title),
	);
	return {
		id: entry.id,
		violations: [
			...findForeign(article.html),
			...(lost.length > 0 ? [`${lost.length} words lost: ${lost.slice(0, 12).join(' ')}`] : []),
		],
		words: before.length,
		lost: lost.length,
	};
}

/** The source as its author would see it: footnote marks and comments are not words. */
function asHtml(source: string): string {
	const hidden = rewrite(source, /\{\/\*[\s\S]*?\*\/\}/g, () => '').text;
	return marked.parse(hidden.replace(/\[\^[^\]\s]{1,80}\]:?/g, ' '), { async: false });
}

/** The words of the blocks that Spec §5 removes. */
function listRemoved(html: string, title: string): string[] {
	const blocks = [...html.matchAll(/<(h[1-6]|p)\b[^>]*>([\s\S]*?)<\/\1>/gi)].map(
		([block]) => block,
	);
	const words = blocks.map((block) => listVisibleWords(block));
	const heading = listVisibleWords(title).join(' ');
	return blocks.flatMap((block, index) => {
		const own = words[index] ?? [];
		const isTitle = own.join(' ') === heading || (index === 0 && /^<h1/i.test(block));
		const isRepeated = index > 0 && own.join(' ') === words[index - 1]?.join(' ');
		return isTitle || isRepeated || unwanted.test(fold(block)) ? own : [];
	});
}
