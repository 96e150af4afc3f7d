import { expect, test } from 'vitest';
import { htmlToArticle } from '../../../scripts/import/html/article-text.ts';
import { toPost } from '../../../scripts/import/to-post.ts';
import { meta, readWordPress } from '../../support/exports/read-wordpress.ts';
import { anEntry } from '../../support/exports/wordpress-export.ts';

const read = (html: string) => htmlToArticle(html, { title: '', baseUrl: '', keepLines: false });
const wanted = 'Blocos[^1] e horas[^2].\n\nFim.\n\n[^1]: Página **41**.\n[^2]: Capítulo 7.';

test.for([
	[
		'Word',
		'<p>Blocos<a href="#_ftn1" name="_ftnref1"><span class="MsoFootnoteReference">[1]</span></a> e horas<a href="#_ftn2" name="_ftnref2">[2]</a>.</p><p>Fim.</p><div><br clear="all"><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> Página <b>41</b>.</p></div><div id="ftn2"><p><a href="#_ftnref2" name="_ftn2">[2]</a> Capítulo 7.</p></div></div>',
	],
	[
		'Word, pasted into paragraphs',
		'<p>Blocos<a href="#_ftn1" name="_ftnref1">[1]</a> e horas<a href="#_ftn2" name="_ftnref2">[2]</a>.</p><p>Fim.</p><hr><p><a href="#_ftnref1" name="_ftn1">[1]</a> Página <b>41</b>.</p><p><a href="#_ftnref2" name="_ftn2">[2]</a> Capítulo 7.</p>',
	],
	[
		'Google Docs',
		'<p>Blocos<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> e horas<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup>.</p><p>Fim.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Página <b>41</b>.</span></p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> Capítulo 7.</p></div>',
	],
	[
		'LibreOffice',
		'<p>Blocos<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> e horas<a class="sdfootnoteanc" name="sdfootnote2anc" href="#sdfootnote2sym"><sup>2</sup></a>.</p><p>Fim.</p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Página <b>41</b>.</p></div><div id="sdfootnote2"><p><a name="sdfootnote2sym" href="#sdfootnote2anc">2</a> Capítulo 7.</p></div>',
	],
	[
		'Pandoc',
		'<p>Blocos<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a> e horas<a href="#fn2" id="fnref2"><sup>2</sup></a>.</p><p>Fim.</p><section class="footnotes"><hr><ol><li id="fn1"><p>Página <b>41</b>.<a href="#fnref1">↩︎</a></p></li><li id="fn2"><p>Capítulo 7. <a href="#fnref2">↩︎</a></p></li></ol></section>',
	],
	[
		'Substack',
		'<p>Blocos<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a> e horas<a id="footnote-anchor-2" href="#footnote-2">2</a>.</p><p>Fim.</p><ol><li><a id="footnote-1" href="#footnote-anchor-1">1</a><p>Página <b>41</b>.</p></li><li><a id="footnote-2" href="#footnote-anchor-2">2</a><p>Capítulo 7.</p></li></ol>',
	],
	[
		'a hand',
		'<p>Blocos<sup><a href="#n1">1</a></sup> e horas<sup><a href="#n2">2</a></sup>.</p><p>Fim.</p><p id="n1">1. Página <b>41</b>.</p><p id="n2"><sup>2</sup> Capítulo 7.</p>',
	],
] as const)('notes as %s writes them become notes', ([, html]) => {
	expect(read(html)).toBe(wanted);
});

test('a note of several paragraphs, and one that is mentioned twice, stay whole', () => {
	const html =
		'<p>Um<sup><a href="#a">1</a></sup>, dois<sup><a href="#a">1</a>,<a href="#b">2</a></sup>.</p><ol><li id="a"><p>Longa.</p><p>Segue.</p></li><li id="b">Curta.</li></ol>';
	expect(read(html)).toBe('Um[^1], dois[^1],[^2].\n\n[^1]: Longa.\n\n    Segue.\n[^2]: Curta.');
});

test.for([
	['a link to a heading', '<p><a href="#parte">1</a> Parte</p><h2 id="parte">Parte</h2>'],
	['a link up', '<p id="topo">Início.</p><p><a href="#topo">[1]</a></p>'],
	['a sign without its note', '<p>Um<sup><a href="#nada">1</a></sup>.</p>'],
	['a list of contents', '<ol><li><a href="#um">1</a></li></ol><p id="um">Texto.</p>'],
] as const)('%s is no note', ([, html]) => {
	expect(read(html)).not.toContain('[^');
});

test('signs in what stays HTML leave the notes as they are', () => {
	const html =
		'<table><tr><td rowspan="2">Um<sup><a href="#a">1</a></sup></td><td>x</td></tr><tr><td>y</td></tr></table><ol><li id="a">Nota.</li></ol>';
	expect(read(html)).toContain('Nota.');
	expect(read(html)).not.toContain('[^');
});

const uuid = (n: number) => `aa11aa11-0000-4000-8000-00000000000${n}`;
const fn = (n: number) =>
	`<sup data-fn="${uuid(n)}" class="fn"><a id="${uuid(n)}-link" href="#${uuid(n)}">${n}</a></sup>`;
const ofWordPress = async (content: string, more = '') =>
	(await readWordPress(anEntry({ content, more })))[0];

test('WordPress’s own notes come from the field of the post', async () => {
	const list = [
		{ content: 'Página <strong>41</strong>.', id: uuid(1) },
		{ content: 'Capítulo 7.', id: uuid(2) },
	];
	const item = await ofWordPress(
		`<!-- wp:paragraph --><p>Blocos${fn(1)} e horas${fn(2)}.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Fim.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`,
		meta('footnotes', JSON.stringify(list)),
	);
	expect(item?.fields['content']).toBe(wanted);
	expect(item?.notes).toEqual([]);
});

test('without its block WordPress shows no note, and none comes', async () => {
	const list = [{ content: 'Segredo.', id: uuid(1) }];
	const item = await ofWordPress(
		`<!-- wp:paragraph --><p>Blocos${fn(1)}.</p><!-- /wp:paragraph -->`,
		meta('footnotes', JSON.stringify(list)),
	);
	expect(item?.fields['content']).not.toContain('Segredo');
});

test.for([
	['((', '))'],
	['[efn_note]', '[/efn_note]'],
	['[mfn]', '[/mfn]'],
	['[ref]', '[/ref]'],
	['[footnote]', '[/footnote]'],
] as const)('notes between %s and %s become notes', async ([open, close]) => {
	const item = await ofWordPress(
		`<p>Blocos${open}Página <b>41</b> do livro.${close} e horas.</p>\n<pre><code>f((a de um texto))</code></pre>`,
	);
	expect(item?.fields['content']).toBe(
		'Blocos[^1] e horas.\n\n```\nf((a de um texto))\n```\n\n[^1]: Página **41** do livro.',
	);
	expect(item?.fields['status']).toBe('published');
});

test('two brackets that hold no sentence stay as they are', async () => {
	const item = await ofWordPress('<p>A função f((a + b)) e ((risos)).</p>');
	expect(item?.fields['content']).toBe('A função f((a + b)) e ((risos)).');
});

test('a link to a place of the text that did not come is told', () => {
	const told = (content: string) =>
		toPost(
			{ key: 'a', source: 'a', fields: { title: 'A', author: 'Ana', content, may_be_empty: true } },
			{ now: '2026-11-20T12:00:00.000Z', publish: true },
		).changes.filter((change) => change.startsWith('link'));
	expect(
		told('Veja [isto](#nada) e [a parte](#parte).\n\n## Parte\n\nFim[^1].\n\n[^1]: Nota.'),
	).toEqual(['link para um trecho que não veio: #nada']);
	expect(told('`[isto](#nada)` e [o topo](#)')).toEqual([]);
});
