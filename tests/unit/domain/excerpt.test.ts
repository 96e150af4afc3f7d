import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { makeExcerpt } from '#domain/text/excerpt';

const excerptOf = (content: string) => renderArticle(content, { title: 'Título' }).opening;

test.each([
	['comments', '<!-- um -->\n\n{/* dois */}\n\nTexto.'],
	['scripts and styles', '<script>um()</script><style>p{}</style>\n\nTexto.'],
	['what no browser shows', '<noscript>um</noscript><svg><title>dois</title></svg>\n\nTexto.'],
	['forms', '<textarea>um</textarea><select><option>dois</option></select>\n\nTexto.'],
	['descriptions of pictures', '![Uma mesa](https://a.test/x.jpg)\n\nTexto.'],
	['the title again', '# Título\n\n## Título\n\nTexto.'],
	['requests for comments', 'Gostou do conteúdo? Deixe um comentário!\n\nTexto.'],
	['a paragraph twice', 'Texto.\n\nTexto.'],
	['the address of a video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nTexto.'],
	['definitions of links', '[um]: https://a.test\n\nTexto.'],
	['the author of the prefix', '# Título\n\n— Ana\n\nTexto.'],
])('Spec §5: an automatic excerpt holds only what the article shows, without %s', (_, content) => {
	expect(excerptOf(content)).toBe('Texto.');
});

test('Spec §9: it is one line of at most 180 letters, cut between words', () => {
	const excerpt = excerptOf(`Um **forte**.\n\n${'palavra '.repeat(60)}`);
	expect(excerpt.length).toBeLessThanOrEqual(180);
	expect(excerpt).toMatch(/^Um forte\. palavra.*palavra\.\.\.$/);
});

test.each([
	['a single tilde', 'Das 9~12h e das 14~18h.', 'Das 9~12h e das 14~18h.'],
	['a lone pair of tildes', 'Das 9~~12h.', 'Das 9~~12h.'],
	['a struck word', 'Hoje ~~9~10h~~ 11h.', 'Hoje 9~10h 11h.'],
])('an excerpt keeps the words beside %s', (_, content, excerpt) => {
	expect(makeExcerpt(content)).toBe(excerpt);
});
