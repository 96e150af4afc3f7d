import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const htmlOf = (content: string) => renderArticle(content, { title: 'Título' }).html;
const picture = (name: string, words: string, title = '') =>
	`![${name}](https://a.test/${name}.png#${words}${title && ` "${title}"`})`;

test('S93: the caption of a gallery stands once, below all of its pictures', () => {
	const html = htmlOf(
		[picture('mesa', 'galeria'), picture('copa', 'galeria,legenda', 'A casa.')].join('\n\n'),
	);
	expect(html.match(/<figcaption>/g)).toHaveLength(1);
	expect(html).toMatch(/<\/figure>\s*<figcaption>A casa\.<\/figcaption>\s*<\/figure>\s*$/);
	expect(html).not.toContain('legenda');
	expect(html).not.toContain('data-');
});

test('it stands there whichever picture brings it, and beside what a picture says of itself', () => {
	const html = htmlOf(
		[
			picture('mesa', 'galeria,legenda', 'A casa.'),
			picture('copa', 'galeria', 'A copa.'),
			picture('sala', 'galeria,legenda', 'E a sala.'),
		].join('\n\n'),
	);
	expect(html).toContain('copa.png" alt="copa" loading="lazy" decoding="async">');
	expect(html).toMatch(/<figcaption>A copa\.<\/figcaption>\s*<\/figure>/);
	expect(html).toMatch(/<figcaption>A casa\. E a sala\.<\/figcaption>\s*<\/figure>\s*$/);
});

test('a picture that is left of a gallery keeps the caption as its own', () => {
	const html = htmlOf(picture('mesa', 'galeria,legenda', 'A casa.'));
	expect(html).not.toContain('gallery');
	expect(html).toMatch(/<figcaption>A casa\.<\/figcaption>\s*<\/figure>/);
});

test('the words of a caption are those that the editor wrote, in galleries of sixty too', () => {
	const all = Array.from({ length: 60 }, (_, at) => picture(`n${at}`, 'galeria'));
	all[30] = picture('n30', 'galeria,legenda', 'Todos os *sessenta*.');
	const { html, plain_text } = renderArticle(all.join('\n\n'), { title: '' });
	expect(html.match(/class="gallery"/g)).toHaveLength(1);
	expect(html.match(/<img /g)).toHaveLength(60);
	expect(plain_text).toContain('Todos os *sessenta*.');
});

test.each([
	['a quotation', '> Ela disse:\n>\n> ', '\n>\n> '],
	['an item', '- Um item:\n\n  ', '\n\n  '],
])('within %s every picture and every word of a gallery stays', (_, before, between) => {
	const pictures = [picture('mesa', 'galeria'), picture('copa', 'galeria,legenda', 'A casa.')];
	const html = htmlOf(`${before}${pictures.join(between)}\n\nFim.`);
	expect(html.match(/<img /g)).toHaveLength(2);
	expect(html.match(/A casa\./g)).toHaveLength(1);
	expect(html).toMatch(/Ela disse:|Um item:/);
	expect(html).toContain('Fim.');
});

test('a paragraph keeps two galleries apart', () => {
	const two = `${picture('mesa', 'galeria')}\n\n${picture('copa', 'galeria')}`;
	expect(htmlOf(`${two}\n\n${two}`).match(/class="gallery"/g)).toHaveLength(1);
	expect(htmlOf(`${two}\n\nE:\n\n${two}`).match(/class="gallery"/g)).toHaveLength(2);
});
