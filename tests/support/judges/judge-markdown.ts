import { parseMarkdown } from '#article/markdown';
import { parseSafe, renderArticle } from '#article/render-article';
import { serialise, textOf } from '#article/tree';
import { findForeign } from './html-oracle.ts';
import type { CorpusCase } from './read-corpus.ts';
import type { Verdict } from './verdict.ts';

/** Expected differences: addresses that are linked automatically, and code languages kept as data attributes. */
const bareLink = /<a href="[^"]*">((?:https?:\/\/|www\.)?[^\s<]+)<\/a>/g;

/** A Markdown case keeps the text and structure of its expected HTML, passed through the same allow-list. */
export function judgeMarkdown(entry: CorpusCase): Verdict {
	const markdown = String(entry['markdown']);
	const expected = structureOf(String(entry['html']));
	const actual = structureOf(parseMarkdown(markdown).html);
	const foreign = findForeign(renderArticle(markdown, { title: '' }).html);
	const verdict = { id: entry.id, violations: foreign };
	if (actual.html === expected.html) return { ...verdict, ...removed(entry, expected.html) };
	if (entry['markedShouldFail']) return { ...verdict, note: "marked's own failure" };
	if (withoutBareLinks(actual.html) === withoutBareLinks(expected.html)) {
		return { ...verdict, note: 'a bare address became a link' };
	}
	const kind = actual.text === expected.text ? 'structure' : 'text';
	const differs = `${kind} differs: ${clip(expected.html)} became ${clip(actual.html)}`;
	return { ...verdict, violations: [...foreign, differs] };
}

const withoutBareLinks = (html: string) => html.replace(bareLink, '$1').replace(/\s+/g, '');

function structureOf(html: string): { html: string; text: string } {
	const tree = parseSafe(html);
	return {
		html: serialise(tree)
			.replace(/\s+/g, ' ')
			.replace(/ ?(<\/?[a-z][^>]*>) ?/g, '$1'),
		text: tree.map(textOf).join(' ').replace(/\s+/g, ' ').trim(),
	};
}

/** Reports that the allow-list removed part of the expected HTML. */
function removed(entry: CorpusCase, kept: string): { note?: string } {
	const count = (html: string) => (html.match(/<[a-z]/gi) ?? []).length;
	return count(String(entry['html'])) > count(kept)
		? { note: 'the allow-list removes an element' }
		: {};
}

const clip = (text: string) => JSON.stringify(text.slice(0, 160));
