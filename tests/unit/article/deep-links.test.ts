import { describe, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { findHeadingIn } from '#domain/text/find-heading';

const html = (content: string) => renderArticle(content, { title: 'Um post' }).html;
const headings = [
	'Introdução',
	'1. Como começar (de verdade)',
	'O que é a 1ª parcela?',
	'C++ & .NET — preços',
	'Passo',
	'Passo 2',
	'Passo',
	'Passo',
	'À vista: 10,5%',
	'Ελληνικά',
	'漢字',
].map((text, index) => ({ text, id: `h${index}` }));
const found = (anchor: string) => headings.find(({ id }) => id === findHeadingIn(headings)(anchor));

describe('a heading is found by the name that another tool gives it', () => {
	test.each([
		['introducao', 'Introdução'],
		['introdução', 'Introdução'],
		['introduc\u0327a\u0303o', 'Introdução'],
		['INTRODUÇÃO', 'Introdução'],
		['introduo', 'Introdução'],
		['h-introducao', 'Introdução'],
		['user-content-introdução', 'Introdução'],
		['toc_introducao', 'Introdução'],
		['sec-introducao', 'Introdução'],
		['_introdução', 'Introdução'],
		['introducao-1', 'Introdução'],
		['1-como-comecar-de-verdade', '1. Como começar (de verdade)'],
		['como-começar-de-verdade', '1. Como começar (de verdade)'],
		['como-comear-de-verdade', '1. Como começar (de verdade)'],
		['1_Como_começar_(de_verdade)', '1. Como começar (de verdade)'],
		['h-1-como-comecar-de-verdade', '1. Como começar (de verdade)'],
		['o-que-é-a-1ª-parcela', 'O que é a 1ª parcela?'],
		['o-que-e-a-1a-parcela', 'O que é a 1ª parcela?'],
		['h-o-que-e-a-1-parcela', 'O que é a 1ª parcela?'],
		['oqueea1aparcela', 'O que é a 1ª parcela?'],
		['c--net--preços', 'C++ & .NET — preços'],
		['c-net-precos', 'C++ & .NET — preços'],
		['vista-105', 'À vista: 10,5%'],
		['à-vista-105', 'À vista: 10,5%'],
		['a-vista-10-5', 'À vista: 10,5%'],
		['ελληνικα', 'Ελληνικά'],
		['漢字', '漢字'],
		['', undefined],
		['-', undefined],
		['h-', undefined],
		['nada', undefined],
		['2', undefined],
	])('%j', (anchor, text) => {
		expect(found(anchor)?.text).toBe(text);
	});

	test('and of several with one name by its number', () => {
		expect(found('passo')?.id).toBe('h4');
		expect(found('passo-1')?.id).toBe('h6');
		expect(found('passo-2')?.id).toBe('h5');
		expect(found('Passo_3')?.id).toBe('h7');
	});
});

describe('a link leads to the heading that it names', () => {
	test.each([
		['[x](#introdu%C3%A7%C3%A3o)', '#sec-introducao'],
		['[x](#h-introducao)', '#sec-introducao'],
		['[x](#Introdu%C3%A7%C3%A3o)', '#sec-introducao'],
		['[x](#introduo)', '#sec-introducao'],
		['[x](#conta-1)', '#sec-conta-2'],
		['[x](#sec-conta-2)', '#sec-conta-2'],
		['[x](#conta-2)', '#sec-conta-2'],
		['[x](#fim)', '#sec-a-conta-final'],
		['[x](#nota)', '#sec-nota'],
		['[x](#conta-3) <a name="conta-3"></a>', '#sec-conta-3'],
	])('in its own text: %s', (link, href) => {
		const text = `${link}\n\n## Introdução\n\n## Conta\n\n## Conta\n\n## A conta final {#fim}`;
		expect(html(text)).toContain(`<a href="${href}">x</a>`);
	});

	test.each([
		['/post/outro#Introdução', '/post/outro#sec-introducao'],
		['/post/outro#introdu%C3%A7%C3%A3o', '/post/outro#sec-introducao'],
		['/post/outro/?a=1#o-titulo', '/post/outro/?a=1#sec-o-titulo'],
		['/post/outro#sec-o-titulo', '/post/outro#sec-o-titulo'],
		['/post/outro#fig:1', '/post/outro#fig:1'],
		['/post/outro#', '/post/outro#'],
		['/post/outro', '/post/outro'],
		['https://example.org/post/outro#parte', 'https://example.org/post/outro#parte'],
		['/tags/x#parte', '/tags/x#parte'],
	])('in another post: %s', (address, href) => {
		expect(html(`[x](${address})`)).toContain(`<a href="${href}" target`);
	});
});

describe('a name that its author gave a heading', () => {
	test('stays an address of it', () => {
		expect(html('## A conta final {#fim}\n\nTexto.')).toContain(
			'<h2 id="sec-a-conta-final"><a id="sec-fim"></a>A conta final</h2>',
		);
		expect(html('<h2 id="Preco2024">Quanto custa</h2><p>Texto.</p>')).toContain(
			'<h2 id="sec-quanto-custa"><a id="sec-Preco2024"></a>Quanto custa</h2>',
		);
	});

	test.each([
		['its own words', '## Introdução {#introducao}'],
		[
			'its own words as another tool writes them',
			'<h2 id="h-introdu%C3%A7%C3%A3o">Introdução</h2>',
		],
		['its own words with capitals', '## Introdução {#Introdução}'],
	])('needs no mark if it is %s', (_, heading) => {
		expect(html(`${heading}\n\nTexto.`)).toContain('<h2 id="sec-introducao">Introdução</h2>');
	});

	test('never takes the address of another heading', () => {
		const shown = html('## Um {#dois}\n\n## Dois\n\n## Três {#quatro}\n\n## Cinco {#quatro}');
		expect(shown.match(/id="[^"]*"/g)).toEqual([
			'id="sec-um"',
			'id="sec-dois"',
			'id="sec-tres"',
			'id="sec-quatro"',
			'id="sec-cinco"',
		]);
	});
});

describe('an anchor without words', () => {
	test.each([
		[
			'before a heading',
			'<a name="Fim_1"></a>\n\n## A conta\n\nTexto.',
			'<h2 id="sec-a-conta"><a id="sec-Fim_1"></a>A conta</h2>',
		],
		[
			'in a heading',
			'<h2><a id="x:1" href="#x:1"></a>A conta</h2>',
			'<h2 id="sec-a-conta"><a id="sec-x:1"></a>A conta</h2>',
		],
		['in a paragraph', 'Um <a name="dois"></a>texto.', '<p>Um <a id="sec-dois"></a>texto.</p>'],
		['before a list', '<a id="lista"></a>\n\n- um', '<li><a id="sec-lista"></a>um</li>'],
	])('%s stays where readers come', (_, content, shown) => {
		expect(html(`Abertura.\n\n${content}`)).toContain(shown);
	});
});
