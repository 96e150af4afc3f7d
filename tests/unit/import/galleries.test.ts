import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { cardToHtml } from '../../../scripts/import/ghost/cards.ts';
import { htmlToArticle } from '../../../scripts/import/html/article-text.ts';
import { replaceShortcodes } from '../../../scripts/import/wordpress/shortcodes.ts';

const read = (html: string) => htmlToArticle(html, { title: '', baseUrl: '', keepLines: false });
const shown = (text: string) => renderArticle(text, { title: '' }).html;
const img = (name: string) => `<img src="https://a.test/${name}.jpg" alt="">`;

test('a WordPress gallery is still one when it is read as Markdown', () => {
	const old = `<figure class="wp-block-gallery columns-2"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure>${img('a')}</figure></li><li class="blocks-gallery-item"><figure>${img('b')}<figcaption>B</figcaption></figure></li></ul></figure>`;
	expect(read(old)).toBe(
		'![](https://a.test/a.jpg#galeria)\n\n![](https://a.test/b.jpg#galeria "B")',
	);
	const nested = `<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image">${img('a')}</figure><figure class="wp-block-image">${img('b')}</figure></figure><p>Fim.</p>`;
	expect(shown(read(nested))).toContain('<figure class="gallery"><figure>');
	expect(read(`<figure>${img('a')}</figure>`)).toBe('![](https://a.test/a.jpg)');
});

test('so are a gallery in a shortcode and one of Ghost', () => {
	const uploads = ['a', 'b'].map((id) => ({
		id,
		url: `https://a.test/${id}.jpg`,
		alt: '',
		caption: '',
		parent: '1',
	}));
	const context = { findAttachment: () => undefined, uploads, note: () => undefined };
	expect(shown(read(replaceShortcodes('[gallery]', context)))).toContain('class="gallery"');
	const images = uploads.map(({ url }) => ({ src: url }));
	expect(shown(read(cardToHtml('gallery', { images }) ?? ''))).toContain('class="gallery"');
});

test('a pull quote stays one, and a plain quotation stays Markdown', () => {
	const pull = '<figure class="wp-block-pullquote"><blockquote><p>Puxe.</p></blockquote></figure>';
	expect(shown(read(`<p>Antes.</p>${pull}`))).toContain('<blockquote class="pull">');
	expect(read(`<p>Antes.</p>${pull}`)).toMatch(/^Antes\.\n\n<figure>/);
	expect(shown(read('<blockquote class="pullquote">Puxe.</blockquote>'))).toContain('class="pull"');
	expect(read('<blockquote><p>Puxe.</p></blockquote>')).toBe('> Puxe.');
});

test('what is written from right to left stays so, below a box too', () => {
	expect(read('<div dir="rtl"><p>ا</p><p>ب</p></div>')).toBe(
		'<p dir="rtl">ا</p>\n\n<p dir="rtl">ب</p>',
	);
	expect(read('<p dir="ltr">a</p>')).toBe('a');
});
