import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const figures = (content: string) =>
	renderArticle(content, { title: 'Título' }).html.match(/<figure>/g)?.length ?? 0;
const picture = '<img src="https://a.example/x.png" alt="Uma mesa">';

test('a picture in a figure makes no figure of its own, linked or not', () => {
	expect(figures(`<figure>${picture}<figcaption>Legenda</figcaption></figure>`)).toBe(1);
	const linked = `<a href="https://b.example">${picture}</a>`;
	expect(figures(`<figure>${linked}<figcaption>Legenda</figcaption></figure>`)).toBe(1);
	expect(figures('<figure>\n\n![Uma mesa](https://a.example/x.png "Legenda")\n\n</figure>')).toBe(
		1,
	);
});

test('pictures of a gallery that have captions of their own keep them', () => {
	const one = `<figure>${picture}<figcaption>Uma</figcaption></figure>`;
	expect(figures(`<figure>${one}${one}<figcaption>As duas</figcaption></figure>`)).toBe(3);
});
