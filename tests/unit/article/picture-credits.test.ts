import { describe, expect, test } from 'vitest';
import { completeArticle, listNeeds } from '#article/complete-article';
import { renderArticle } from '#article/render-article';

const render = (content: string) => renderArticle(content, { title: '' });
const htmlOf = (content: string) => render(content).html;
const textOf = (html: string) => html.replace(/<(?!small|\/small|br)[^>]*>/g, '').trim();
const ana = '<small class="credit">Foto: Ana</small>';
const made = '<small class="credit">Imagem criada com IA</small>';
const picture = (words: string, title = '') =>
	`![Mesa](https://a.test/mesa.png#${words}${title && ` "${title}"`})`;

describe('S96: the credit of a picture', () => {
	test('stands below it, behind its caption, on a line of its own', () => {
		expect(htmlOf(picture('credito=Foto:%20Ana'))).toMatch(
			`decoding="async"><figcaption>${ana}</figcaption>`,
		);
		const html = htmlOf(picture('larga,credito=Foto:%20Ana', 'A mesa.'));
		expect(html).toContain(`<figcaption>A mesa.<br>${ana}</figcaption>`);
		expect(html).toContain('<figure class="wide"><img src="https://a.test/mesa.png" alt="Mesa"');
	});

	test('is behind a link that the picture is, which keeps its name', () => {
		const html = htmlOf(`[![](https://a.test/mesa.png#credito=Foto:%20Ana)](https://b.test/)`);
		expect(html).toMatch(/<a [^>]*aria-label="Abrir b.test"><img [^>]*><\/a><figcaption>/);
		expect(textOf(html)).toBe(ana);
	});

	test('follows a picture between words, and belongs to nobody who reads the beginning', () => {
		const { html, opening, plain_text } = render(`Antes ${picture('credito=Foto:%20Ana')} depois.`);
		expect(html).toMatch(new RegExp(`<p>Antes <img [^>]*>${ana} depois\\.</p>`));
		expect(opening).toBe('Antes depois.');
		expect(plain_text).toContain('Foto: Ana');
	});

	test.each([
		['a figure', `<figure><img src="https://a.test/b.png#credito=Foto:%20Ana"></figure>`],
		['a cell', `| a |\n|---|\n| ${picture('credito=Foto:%20Ana')} |`],
		['a quotation', `> ${picture('credito=Foto:%20Ana')}`],
		['an item', `- Um ${picture('credito=Foto:%20Ana')}`],
		['a heading', `## Um ${picture('credito=Foto:%20Ana')}`],
		['a note', `Um[^1].\n\n[^1]: ${picture('credito=Foto:%20Ana')}`],
		['a missing picture', '![](http://[/#credito=Foto:%20Ana)'],
	])('is shown once in %s', (_, content) => {
		expect(htmlOf(content).match(/Foto: Ana/g)).toHaveLength(1);
	});

	test('joins the caption that a figure has', () => {
		const html = htmlOf(
			'<figure><img src="https://a.test/b.png#credito=Foto:%20Ana"><figcaption>A <em>mesa</em>.</figcaption></figure>',
		);
		expect(html).toContain(`<figcaption>A <em>mesa</em>.<br>${ana}</figcaption>`);
	});

	test('is text: no markup, no script', () => {
		const html = htmlOf(picture('credito=%3Cimg%20src%3Dx%20onerror%3D1%3E%26'));
		expect(html).toContain('<small class="credit">&lt;img src=x onerror=1&gt;&amp;</small>');
	});

	test('is the class of nothing that an author wrote', () => {
		expect(htmlOf('<p>Um <small class="credit">dois</small>.</p>')).toContain(
			'<small>dois</small>',
		);
	});
});

test('in a gallery each picture keeps its credit, and the caption of all stays one', () => {
	const html = htmlOf(
		[
			picture('galeria,credito=Foto:%20Ana', 'A copa.'),
			picture('galeria,legenda,credito=Foto:%20Bia', 'A casa.'),
			picture('galeria'),
		].join('\n\n'),
	);
	const captions = [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, text]) => text);
	expect(captions).toEqual([
		`A copa.<br>${ana}`,
		'<small class="credit">Foto: Bia</small>',
		'A casa.',
	]);
});

const own = (letter: string) => `/images/${letter.repeat(64)}-1600.webp`;
const dress = (content: string, generated = [own('a')]) =>
	completeArticle(htmlOf(content), { videos: {}, hidden: [], generated });

describe('below a picture that a model made', () => {
	test('stands that it is one, and below no other', () => {
		const html = dress(`![Mesa](${own('a')}#1600x900)\n\n![Copa](${own('b')}#1600x900)`);
		expect(html).toMatch(new RegExp(`aaaa-[^>]*><figcaption>${made}</figcaption>\\s*</figure>`));
		expect(html.match(/criada com IA/g)).toHaveLength(1);
	});

	test('it stands behind its caption and its credit, in a gallery and in a link too', () => {
		expect(dress(`![](${own('a')}#credito=Foto:%20Ana "A mesa.")`)).toContain(
			`<figcaption>A mesa.<br>${ana}<br>${made}</figcaption>`,
		);
		expect(dress(`[![](${own('a')})](https://b.test "Um")`)).toContain(
			`</a><figcaption>${made}</figcaption>`,
		);
		const two = `![](${own('b')}#galeria)\n\n![](${own('a')}#galeria,legenda "A casa.")`;
		expect(textOf(dress(two)).replaceAll('\n', '')).toBe(`${made}A casa.`);
	});

	test('it stands wherever the picture does', () => {
		expect(textOf(dress(`Um ${`![](${own('a')})`} dois.`))).toBe(`Um ${made} dois.`);
		const figure = `<figure><figcaption>Um.</figcaption><img src="${own('a')}"></figure>`;
		expect(textOf(dress(figure)).replaceAll('\n', '')).toBe(`Um.${made}`);
	});

	test('an article without one stays as it is', () => {
		const content = `![Mesa](${own('b')}#1600x900 "Um.")`;
		expect(dress(content)).toBe(htmlOf(content));
		expect(listNeeds(htmlOf(content)).pictures).toEqual([own('b')]);
	});
});
