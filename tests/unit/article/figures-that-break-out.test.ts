import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const htmlOf = (content: string) => renderArticle(content, { title: 'Título' }).html;
const picture = (name: string, caption = '') =>
	`![${name}](https://a.test/${name}.jpg#galeria${caption && ` "${caption}"`})`;

test('pictures in a row that say so are one gallery, with their own captions', () => {
	const html = htmlOf(`${picture('a')}\n\n${picture('b', 'A mesa')}\n\nFim.`);
	expect(html).toMatch(/^<figure class="gallery"><figure><img src="https:\/\/a\.test\/a\.jpg" /);
	expect(html).toContain('<figcaption>A mesa</figcaption>\n</figure>\n</figure>\n<p>Fim.</p>');
	expect(html).not.toContain('data-gallery');
});

test('text between two galleries keeps them apart, and one picture is no gallery', () => {
	const two = `${picture('a')}\n\n${picture('b')}`;
	expect(htmlOf(`${two}\n\nTexto\n\n${two}`).match(/class="gallery"/g)).toHaveLength(2);
	expect(htmlOf(`${picture('a')}\n\n![](https://a.test/b.jpg)`)).not.toContain('gallery');
	expect(htmlOf('<figure class="gallery">![](https://a.test/b.jpg)</figure>')).not.toContain(
		'gallery',
	);
});

test('a figure around nothing but a quotation is a pull quote', () => {
	const quote = '<blockquote><p>Puxe a cadeira.</p><cite>Bianca</cite></blockquote>';
	expect(htmlOf(`<figure>${quote}</figure>`)).toContain(
		'<blockquote class="pull"><p>Puxe a cadeira.</p>',
	);
	expect(htmlOf(quote)).not.toContain('pull');
	expect(htmlOf(`<figure>${quote}<figcaption>Fonte</figcaption></figure>`)).not.toContain('pull');
	expect(htmlOf('<blockquote class="pull">a</blockquote>')).not.toContain('class');
});

test('a table of many columns or of long words reaches beyond the text; each is named by its caption', () => {
	const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
	const table = (...cells: string[]) =>
		htmlOf([row(...cells), row(...cells.map(() => '---')), row(...cells)].join('\n'));
	expect(table('A', 'B', 'C', 'D', 'E')).toContain('<div class="scroll wide" role="region"');
	expect(table('A', 'B', 'C', 'D')).toContain('<div class="scroll" role="region"');
	expect(table('x'.repeat(60), 'y'.repeat(40))).toContain('class="scroll wide"');
	expect(htmlOf('<table><caption>Outubro</caption><tr><td>Um</td></tr></table>')).toContain(
		'aria-label="Outubro" tabindex="0" data-cue="Role a tabela para o lado"',
	);
});

test('a column of nothing but numbers stands at the right, unless an editor aligned it', () => {
	const head = '| Ano | Valor | Nota |\n| --- | --- | --- |\n';
	const html = htmlOf(
		`${head}| 2024 | R$ 1.200,00 | boa |\n| 2025 | — | 9 |\n| 2026 | -3,5% | 8 |`,
	);
	expect(html.match(/class="r"/g)).toHaveLength(4);
	expect(html).toContain('<th scope="col" class="r">Valor</th>');
	expect(html).toContain('<td class="r">-3,5%</td>');
	expect(html).toContain('<td>2024</td>');
	const centred = htmlOf('| A | B |\n| --- | :-: |\n| x | 12 |');
	expect(centred).not.toContain('class="r"');
	expect(htmlOf('| A | B |\n| --- | --- |\n| x | 12 a 14 |')).not.toContain('class="r"');
});

test.each([
	['its caption', '[![](https://a.test/x.jpg "A mesa")](https://b.test/)', 'A mesa'],
	[
		'what it opens',
		'[![](https://a.test/x.jpg)](https://a.test/x-large.JPG)',
		'Ver a imagem inteira',
	],
	['where it leads', '[![](https://a.test/x.jpg)](https://b.test/y)', 'Abrir b.test'],
	['that it stays here', '[![](https://a.test/x.jpg)](/post/um)', 'Abrir a página'],
])('a linked picture without a description is named by %s', (_, content, name) => {
	expect(htmlOf(content)).toContain(`aria-label="${name}"`);
});

test('a link with words or a described picture needs no other name', () => {
	expect(htmlOf('[![Mesa](https://a.test/x.jpg)](https://b.test/)')).not.toContain('aria-label');
	expect(htmlOf('[![](https://a.test/x.jpg) Mesa](https://b.test/)')).not.toContain('aria-label');
	expect(htmlOf('<a href="https://b.test" aria-label="Isca">Mesa</a>')).not.toContain('aria-label');
});

test('the direction of a text is kept, and only its three values', () => {
	const html = htmlOf(
		'<h2 dir="rtl">ا</h2><p dir="rtl">ب</p><div dir="rtl">ج</div><blockquote dir="RTL"><p>د</p></blockquote><p><bdo dir="rtl">abc</bdo></p>',
	);
	expect(html).toMatch(/<h2 id="sec-[^"]*" dir="rtl">/);
	expect(html).toContain('<p dir="rtl">ب</p>');
	expect(html).toContain('<p dir="rtl">ج</p>');
	expect(html).toContain('<blockquote dir="RTL">');
	expect(html).toContain('<bdo dir="rtl">abc</bdo>');
	expect(htmlOf('<p dir="sideways">a</p>')).toBe('<p>a</p>\n');
});
