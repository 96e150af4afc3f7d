import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

test('twenty thousand headings with one text have an id each, in time that grows with their number', () => {
	const { outline } = renderArticle('## Passo\n\nTexto.\n\n'.repeat(20_000), { title: 'T' });
	const ids = new Set(outline.map(({ id }) => id));
	expect(ids.size).toBe(20_000);
	expect(outline.at(-1)?.id).toBe('sec-passo-20000');
});

test('a repeated heading never takes another heading’s own id', () => {
	const { outline } = renderArticle('## Passo\n\na\n\n## Passo 2\n\nb\n\n## Passo\n\nc', {
		title: 'T',
	});
	expect(outline.map(({ id }) => id)).toEqual(['sec-passo', 'sec-passo-2', 'sec-passo-3']);
});
