import { afterEach, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { openGalleries } from '#elements/gallery-viewer.ts';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { writePlain } from '../../../admin/src/editor/paste/plain-paste.ts';

const picture = (name: string, words = 'galeria', title = '') =>
	`![${name}](https://a.test/${name}.png#${words}${title && ` "${title}"`})`;
const gallery = [
	picture('mesa'),
	picture('copa', 'galeria', 'A copa.'),
	`![Jardim](/images/${'ab'.repeat(32)}-1600.webp#1600x900,galeria)`,
	picture('sala', 'galeria,legenda', 'A casa toda.'),
].join('\n\n');
const text = `Antes.\n\n${gallery}\n\nDepois.`;

/** An article's page, with its script or without. */
function showPage(markdown: string, withScript: boolean): string {
	const { html } = renderArticle(markdown, { title: '' });
	document.body.innerHTML = `<div class="prose">${html}</div>`;
	if (withScript) openGalleries();
	return document.body.innerHTML;
}

afterEach(() => document.body.replaceChildren());

for (const withScript of [true, false])
	test(`a gallery copied from the blog ${withScript ? 'with' : 'without'} script is the same text`, () => {
		const { markdown, removed } = htmlToMarkdown(showPage(text, withScript));
		expect(markdown).toBe(text);
		expect(removed).toEqual([]);
	});

test('a gallery copied as text is pasted byte by byte', () => {
	expect(writePlain(text)).toBe(text);
});

test('a gallery of WordPress stays one, and its caption is that of all', () => {
	const figure = (name: string) =>
		`<figure class="wp-block-image"><img src="https://a.test/${name}.png" alt="${name}"></figure>`;
	const html = `<figure class="wp-block-gallery has-nested-images">${figure('mesa')}${figure('copa')}<figcaption class="blocks-gallery-caption">As duas.</figcaption></figure>`;
	expect(htmlToMarkdown(html).markdown).toBe(
		[picture('mesa'), picture('copa', 'galeria,legenda', 'As duas.')].join('\n\n'),
	);
});

test('a caption that no picture can bring, or that has a link, stays a paragraph', () => {
	const said = (name: string) =>
		`<figure><img src="https://a.test/${name}.png" alt="${name}"><figcaption>${name}</figcaption></figure>`;
	const all = `<figure class="gallery">${said('a')}${said('b')}<figcaption>De todas.</figcaption></figure>`;
	expect(htmlToMarkdown(all).markdown).toBe(
		[picture('a', 'galeria', 'a'), picture('b', 'galeria', 'b'), 'De todas.'].join('\n\n'),
	);
	const linked = all
		.replace('<figcaption>b</figcaption>', '')
		.replace('De todas.', 'De <a href="https://b.test/">todas</a>.');
	expect(htmlToMarkdown(linked).markdown).toContain('\n\nDe [todas](https://b.test/).');
});

test('one picture in the frame of a gallery is a picture', () => {
	const html =
		'<figure class="gallery"><figure><img src="https://a.test/a.png" alt="a"></figure></figure>';
	expect(htmlToMarkdown(html).markdown).toBe('![a](https://a.test/a.png)');
});
