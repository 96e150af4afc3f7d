import { expect, test } from 'vitest';
import { fillTemplate } from '../../../scripts/import/wordpress/search-fields.ts';
import { replaceShortcodes } from '../../../scripts/import/wordpress/shortcodes.ts';
import { openWordPress } from '../../../scripts/import/wordpress/wordpress-source.ts';
import { meta, readWordPress as read } from '../../support/exports/read-wordpress.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';

const term = (domain: string, nicename: string, name: string) =>
	`<category domain="${domain}" nicename="${nicename}"><![CDATA[${name}]]></category>`;
const category = (id: number, slug: string, name: string) =>
	`<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`;
const fieldsOf = async (more: string, ...others: string[]) =>
	(await read(...others, anEntry({ more })))[0]?.fields;

test('who signs is the guest whom a plugin for authors names, not the account that typed', async () => {
	const signed = async (more: string, ...others: string[]) =>
		(await fieldsOf(more, ...others))?.['author'];
	expect(await signed('')).toEqual(['Ana Souza']);
	expect(await signed(term('author', 'cap-rosa-lima', 'Rosa Lima'))).toEqual(['Rosa Lima']);
	expect(await signed(term('author', 'cap-ana', 'ana'))).toEqual(['Ana Souza']);
	const guest = anEntry({
		type: 'guest-author',
		slug: 'cap-caio-reis',
		title: 'Caio',
		more: meta('cap-display_name', 'Caio Reis'),
	});
	expect(await signed(term('author', 'cap-caio-reis', 'caio-reis'), guest)).toEqual(['Caio Reis']);
	const both = term('author', 'cap-rosa', 'Rosa Lima') + term('author', 'ana', 'ana');
	expect(await signed(both)).toEqual(['Rosa Lima', 'Ana Souza']);
	const molongui = anEntry({ id: 901, type: 'guest_author', title: 'Dora Pinto' });
	expect(await signed(meta('_molongui_author', 'guest-901'), molongui)).toEqual(['Dora Pinto']);
	expect(await signed(meta('guest_author', 'Elis Nunes'))).toEqual(['Elis Nunes']);
	expect(await signed(term('byline', 'levi-paz', 'Levi Paz'))).toEqual(['Levi Paz']);
});

test('people who sign are no items that were left out', async () => {
	const bytes = new TextEncoder().encode(anExport(anEntry({ type: 'guest-author', title: 'X' })));
	const source = await openWordPress(async function* () {
		yield bytes;
	}, 'export.xml');
	for await (const _ of source.items());
	expect(source.listLeftOut?.()).toEqual([]);
});

test('what searches showed comes along, whichever plugin kept it', async () => {
	const shown = async (more: string) => {
		const fields = await fieldsOf(more);
		return [fields?.['search_title'], fields?.['search_description']];
	};
	expect(
		await shown(
			meta('rank_math_title', '%title% em 5 passos %sep% %sitename%') +
				meta('rank_math_description', 'Passo a passo para quem aluga.'),
		),
	).toEqual([expect.stringMatching(/^Título \d+ em 5 passos$/), 'Passo a passo para quem aluga.']);
	expect(await shown(meta('_seopress_titles_title', 'Aluguel por hora | Antigo'))).toEqual([
		'Aluguel por hora',
		undefined,
	]);
	expect(await shown(meta('_aioseo_title', '#post_title #separator_sa #site_title'))).toEqual([
		undefined,
		undefined,
	]);
	const [item] = await read(anEntry({ more: meta('_yoast_wpseo_title', 'Mesa %%cf_cidade%%') }));
	expect(item?.fields['search_title']).toBeUndefined();
	expect(item?.notes?.join()).toContain('Mesa %%cf_cidade%%');
});

test('a percent sign or a hash in a title is no variable', () => {
	const words = { title: 'T', excerpt: '', category: '', author: '', siteName: 'Antigo' };
	expect(fillTemplate('100% livre, 50% de desconto', words)).toBe('100% livre, 50% de desconto');
	expect(fillTemplate('A vaga #3 - sala', words)).toBe('A vaga #3 - sala');
	expect(fillTemplate('%%title%% %%page%% %%sep%% %%sitename%%', words)).toBe('T');
});

test('the main category stands first, and without one the report names those that became tags', async () => {
	const two = term('category', 'vendas', 'Vendas') + term('category', 'espaco', 'Espaço');
	const site = [category(4, 'vendas', 'Vendas'), category(9, 'espaco', 'Espaço')];
	for (const key of [
		'_yoast_wpseo_primary_category',
		'rank_math_primary_category',
		'_seopress_robots_primary_cat',
		'_primary_term_category',
	]) {
		const [item] = await read(...site, anEntry({ more: two + meta(key, '9') }));
		expect([key, item?.fields['category'], item?.fields['tags']]).toEqual([
			key,
			'Espaço',
			['Vendas'],
		]);
		expect(item?.notes).toEqual([]);
	}
	const [item] = await read(...site, anEntry({ more: two }));
	expect(item?.fields['category']).toBe('Vendas');
	expect(item?.notes).toEqual(['sem categoria principal: ficou Vendas, e são tags Espaço']);
});

test('a builder’s shortcodes become their words, links and pictures', async () => {
	const contentOf = async (content: string, ...others: string[]) =>
		(await read(...others, anEntry({ content })))[0]?.fields['content'];
	expect(
		await contentOf(
			'[vc_row][vc_column width="1/3"][vc_custom_heading text="Nossa sala" font_container="tag:h2"][vc_column_text]<p>Tem <strong>janela</strong>.</p>[/vc_column_text][vc_btn title="Reserve já" link="url:https%3A%2F%2Freserva.example%2Fsala|title:x"][/vc_column][/vc_row]',
		),
	).toBe('### Nossa sala\n\nTem **janela**.\n\n[Reserve já](https://reserva.example/sala)');
	expect(
		await contentOf(
			'[et_pb_section][et_pb_row][et_pb_blurb title="Café incluso" image="https://antigo.example/cafe.png" alt="Xícara"]<p>Das 8h às 18h.</p>[/et_pb_blurb][et_pb_button button_text="Ligue" button_url="tel:+5511999990000"][/et_pb_row][/et_pb_section]',
		),
	).toBe(
		'### Café incluso\n\n![Xícara](https://antigo.example/cafe.png)\n\nDas 8h às 18h.\n\n[Ligue](tel:+5511999990000)',
	);
	expect(
		await contentOf(
			'[fusion_builder_container][fusion_text]Uma [fusion_highlight color="x"]frase[/fusion_highlight] inteira.[/fusion_text][fusion_button link="https://a.example/"]Veja[/fusion_button][/fusion_builder_container]',
		),
	).toBe('Uma frase inteira.\n\n[Veja](https://a.example/)');
	const raw = Buffer.from(encodeURIComponent('<p>Dentro do código.</p>')).toString('base64');
	expect(await contentOf(`[vc_raw_html]${raw}[/vc_raw_html]`)).toBe('Dentro do código.');
	const picture = anEntry({
		id: 77,
		type: 'attachment',
		status: 'inherit',
		more: '<wp:attachment_url>https://antigo.example/mesa.jpg</wp:attachment_url>',
	});
	expect(await contentOf('[av_section][vc_single_image image="77"][/av_section]', picture)).toBe(
		'![](https://antigo.example/mesa.jpg)',
	);
});

test('words of a builder that nobody knows are in the report', async () => {
	const [item] = await read(
		anEntry({ content: '[vc_novo aviso="Fechado na segunda de carnaval"]Oi.[/vc_novo]' }),
	);
	expect(item?.fields['content']).toBe('Oi.');
	expect(item?.notes).toEqual([
		'[vc_novo] tinha palavras que ficaram de fora: Fechado na segunda de carnaval',
	]);
});

test('an unknown shortcode makes a draft, but an example in code or a word in brackets does not', async () => {
	const statusOf = async (content: string) => {
		const [item] = await read(anEntry({ content }));
		return [item?.fields['status'], item?.notes];
	};
	expect(await statusOf('Antes. [contact-form-7 id="3" title="Fale"]')).toEqual([
		'draft',
		['[contact-form-7] ficou escrito no texto: veio como rascunho'],
	]);
	expect((await statusOf('[wp_quiz]'))[0]).toBe('draft');
	expect((await statusOf('[preco]R$ 90[/preco]'))[0]).toBe('draft');
	expect(await statusOf('Use <code>[formulario id="3"]</code> e [sic] disse ela [nota].')).toEqual([
		'published',
		[],
	]);
});

test('the credit of a cover is in the fields, from WordPress and in the report', async () => {
	const picture = anEntry({
		id: 88,
		type: 'attachment',
		status: 'inherit',
		excerpt: 'Foto: Rui Sá / CC BY',
		more: '<wp:attachment_url>https://antigo.example/sala.jpg</wp:attachment_url>',
	});
	const fields = await fieldsOf(meta('_thumbnail_id', '88'), picture);
	expect(fields).toMatchObject({
		image: 'https://antigo.example/sala.jpg',
		image_credit: 'Foto: Rui Sá / CC BY',
	});
});

test('a file that only the old blog’s feed had is named, and one in the text is not', async () => {
	const base = 'https://antigo.example/sons';
	const [item] = await read(
		anEntry({
			content: `<p><a href="${base}/dois.mp3">Ouça</a></p>`,
			more: `${meta('enclosure', `${base}/um.mp3\n12345\naudio/mpeg`)}${meta('enclosure', `${base}/dois.mp3`)}<enclosure url="${base}/tres.m4a" length="1" type="audio/mp4" />`,
		}),
	);
	expect(item?.notes?.filter((note) => note.includes('feed'))).toEqual([
		`arquivo do feed que o texto não mostra: ${base}/um.mp3`,
		`arquivo do feed que o texto não mostra: ${base}/tres.m4a`,
	]);
});

test.each([
	'<!-- wp:jetpack/paywall /-->',
	'<!-- wp:premium-content/container {"planId":1} --><p>b</p><!-- /wp:premium-content/container -->',
	'<!-- wp:pmpro/membership {"levels":["1"]} --><p>b</p><!-- /wp:pmpro/membership -->',
	'<!-- wp:passster/content-protector --><p>b</p><!-- /wp:passster/content-protector -->',
	'<!-- wp:paragraph {"blockVisibility":{"hideBlock":true}} --><p>b</p><!-- /wp:paragraph -->',
	'<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>b</p><!-- /wp:paragraph -->',
	'<!-- wp:group {"um_is_restrict":true,"um_who_access":"1"} --><p>b</p><!-- /wp:group -->',
	'[vc_row css="" disable_element="yes"][vc_column_text]b[/vc_column_text][/vc_row]',
	'[et_pb_section disabled="on"][et_pb_text]b[/et_pb_text][/et_pb_section]',
	'[et_pb_text disabled_on="on|on|on"]b[/et_pb_text]',
	'[fusion_builder_container status="draft"][fusion_text]b[/fusion_text][/fusion_builder_container]',
])('a part that was not there for everybody makes a draft: %s', async (part) => {
	const [item] = await read(anEntry({ content: `<p>a</p>\n\n${part}` }));
	expect(item?.fields['status']).toBe('draft');
	expect(item?.notes?.[0]).toMatch(/^tem partes que .*: veio como rascunho$/);
});

test.each([
	'<!-- wp:ub/team-member --><p>b</p><!-- /wp:ub/team-member -->',
	'<!-- wp:paragraph {"blockVisibility":{"hideBlock":false}} --><p>b</p><!-- /wp:paragraph -->',
	'<!-- wp:jetpack/subscriptions /-->',
	'[et_pb_text disabled_on="on|off|off"]b[/et_pb_text]',
	'[fusion_builder_container status="published"][fusion_text]b[/fusion_text][/fusion_builder_container]',
])('a part that everybody saw does not: %s', async (part) => {
	expect((await read(anEntry({ content: `<p>a</p>\n\n${part}` })))[0]?.fields['status']).toBe(
		'published',
	);
});

test.each([
	['_wpmem_block', '1'],
	['_wppcp_post_page_visibility', 'member'],
	['passster_activate_protection', '1'],
	['ihc_mb_who', 'reg'],
])('%s keeps a post for some', async (key, value) => {
	expect((await fieldsOf(meta(key, value)))?.['status']).toBe('draft');
	expect((await fieldsOf(meta(key, '')))?.['status']).toBe('published');
});

const replace = (text: string) =>
	replaceShortcodes(text, { findAttachment: () => undefined, uploads: [], note: () => undefined });

test('code in a plugin’s tags is code, in its language and with its signs', () => {
	expect(replace('A [bash]\ncd /tmp && ls\n[/bash] B').replace(/\n+/g, '\n')).toBe(
		'A \n<pre><code class="language-bash">cd /tmp &amp;&amp; ls</code></pre>\n B',
	);
	expect(replace('[html]&lt;b&gt;1&lt;/b&gt;[/html]')).toContain('>&lt;b&gt;1&lt;/b&gt;<');
	expect(replace('[cc lang="php"]<?php 1;[/cc]')).toContain('"language-php">&lt;?php 1;<');
	expect(replace('[sourcecode language="css"]a{}[/sourcecode]')).toContain('"language-css">a{}<');
	expect(replace('a[html] e [css] aqui')).toBe('a[html] e [css] aqui');
});

test.each([
	['_elementor_data', '[{"id":"a","elType":"section"}]'],
	['_bricks_page_content_2', 'a:1:{i:0;s:1:"x";}'],
	['ct_builder_json', '{"id":0,"children":[]}'],
])('a text that only a builder’s field %s has is a draft', async (key, value) => {
	const stateOf = async (content: string, given = value) => {
		const [item] = await read(anEntry({ content, more: meta(key, given) }));
		return [item?.fields['status'], item?.notes];
	};
	const why = 'o texto está num construtor de páginas que não é lido: veio como rascunho';
	expect(await stateOf('')).toEqual(['draft', [why]]);
	expect(await stateOf('<!-- wp:paragraph --><p>&nbsp;</p><!-- /wp:paragraph -->')).toEqual([
		'draft',
		[why],
	]);
	expect(await stateOf('<p>Um texto.</p>')).toEqual(['published', []]);
	expect(await stateOf('', '[]')).toEqual(['published', []]);
});
