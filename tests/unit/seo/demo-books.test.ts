import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { reviewedBook } from '#seo/reviewed-book';

const folder = new URL('../../../scripts/demo/', import.meta.url);
const summaries = readdirSync(folder).filter((file) => file.startsWith('resumo-do-livro-'));

test('every book summary of the demo blog names its book and author and gives a grade', () => {
	expect(summaries.length).toBeGreaterThanOrEqual(12);
	for (const file of summaries) {
		const [, head = '', content = ''] = readFileSync(new URL(file, folder), 'utf8').split(/^---$/m);
		const title = /^title: (.+)$/m.exec(head)?.[1] ?? '';
		const book = reviewedBook(title, renderArticle(content, { title }).plain_text);
		expect(book.authors, file).not.toEqual([]);
		expect(book.rating, file).toMatchObject({ best: 5 });
	}
});
