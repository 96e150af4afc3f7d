import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const htmlOf = (content: string) => renderArticle(content, { title: 'Título' }).html;
const figures = (content: string) => htmlOf(content).match(/<figure>/g)?.length ?? 0;
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

test('a picture whose address says so is a wide figure, and its size is kept', () => {
	const own = `/images/${'ab'.repeat(32)}-1600.webp`;
	const html = htmlOf(`![Mesa](${own}#1600x900,larga "Legenda")`);
	expect(html).toMatch(/^<figure class="wide"><img src="\/images\/[a-f0-9]+-1600\.webp" /);
	expect(html).toContain('width="1600" height="900"');
	expect(html).toContain('(width &gt;= 68.75rem) 53rem');
	expect(html).toContain('<figcaption>Legenda</figcaption>');
	expect(html).not.toContain('data-wide');
	expect(htmlOf('[![Mesa](https://a.test/b.png#larga)](/post/x)')).toContain(
		'<figure class="wide"><a',
	);
	expect(htmlOf('![Mesa](https://a.test/b.png#larga)')).toContain('src="https://a.test/b.png"');
	expect(htmlOf(`Um ![Mesa](${own}#1600x900,larga) no meio.`)).not.toContain('wide');
	expect(htmlOf('<figure class="wide"><img src="https://a.test/b.png"></figure>')).not.toContain(
		'class',
	);
});

test('a picture that is knowingly without a description is one like any other', () => {
	const own = `/images/${'ab'.repeat(32)}-1600.webp`;
	expect(htmlOf(`![](${own}#1600x900,enfeite)`)).toContain('alt="" width="1600" height="900"');
});

test('a picture of few pixels is shown in its own size', () => {
	const classOf = (width: number) =>
		/class="(\w+)"/.exec(
			htmlOf(`<img src="https://a.test/b.png" width="${width}" height="90">`),
		)?.[1];
	expect(classOf(150)).toBe('small');
	expect(classOf(1200)).toBeUndefined();
	expect(htmlOf(`![Selo](/images/${'ab'.repeat(32)}-320.webp#320x180)`)).toContain('class="small"');
	expect(htmlOf('![Sem tamanho](https://a.test/b.png)')).not.toContain('class');
});

const sized = (size: string, more = '') =>
	htmlOf(
		`![](/images/${'ab'.repeat(32)}-${Math.min(1600, Number.parseInt(size, 10))}.webp#${size}${more})`,
	);
const classOf = (html: string) => / class="([^"]+)"/.exec(html)?.[1];

test('a standing picture is as wide as lets it fit into 80 % of the window, and one to be read is not', () => {
	expect(classOf(sized('1500x2000'))).toBe('tall-6');
	expect(classOf(sized('1000x1000'))).toBe('tall-8');
	expect(classOf(sized('1080x1920'))).toBe('tall-4');
	expect(classOf(sized('390x844'))).toBe('small tall-3');
	expect(classOf(sized('1600x1200')), 'lying').toBeUndefined();
	expect(classOf(sized('800x4000')), 'a page that was scrolled through').toBeUndefined();
	expect(classOf(sized('1500x2000', ',galeria')), 'a gallery has rows').toBeUndefined();
	expect(classOf(htmlOf('<img src="https://a.test/b.png" width="600" height="900">'))).toBe(
		'tall-5',
	);
});

test('a picture is narrow where its address says so, and never wide as well', () => {
	expect(classOf(sized('1600x900', ',pequena'))).toBe('narrow');
	expect(classOf(sized('1500x2000', ',pequena'))).toBe('narrow tall-6');
	expect(classOf(sized('1600x900', ',pequena,larga'))).toBe('wide');
});
