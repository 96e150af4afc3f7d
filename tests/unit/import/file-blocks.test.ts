import { expect, test } from 'vitest';
import { htmlToArticle } from '../../../scripts/import/html/article-text.ts';

const read = (html: string) => htmlToArticle(html, { title: '', baseUrl: '', keepLines: false });
const file = 'https://a.test/tabela.pdf';
const button = `<a href="${file}" class="wp-block-file__button wp-element-button" download>Download</a>`;
const block = (inside: string) => `<div class="wp-block-file">${inside}</div>`;

test('a file of WordPress is a link with its name, without the button', () => {
	expect(read(block(`<a href="${file}">Tabela de preços</a>${button}`))).toBe(
		`[Tabela de preços](${file})`,
	);
	const embed = `<object class="wp-block-file__embed" data="${file}" type="application/pdf"></object>`;
	const ofPage = `<a href="https://a.test/?attachment_id=7">Tabela</a>`;
	expect(read(block(embed + ofPage + button))).toBe(`[Tabela](${file})`);
});

test('a button without a name beside it stays, and so does one elsewhere', () => {
	expect(read(block(button))).toBe(`[Download](${file})`);
	expect(read(`<p>Leia: ${button}</p>`)).toBe(`Leia: [Download](${file})`);
});
