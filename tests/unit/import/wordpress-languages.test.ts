import { expect, test } from 'vitest';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { openWordPress } from '../../../scripts/import/wordpress/wordpress-source.ts';
import { anEntry, anExport, site } from '../../support/exports/wordpress-export.ts';

async function read(...entries: string[]): Promise<Record<string, ImportItem>> {
	const xml = anExport(...entries).replace('<title>Antigo', '<language>pt-BR</language>$&');
	async function* bytes() {
		yield Buffer.from(xml);
	}
	const source = await openWordPress(bytes, 'antigo.xml');
	const items: Record<string, ImportItem> = {};
	for await (const item of source.items()) items[String(item.fields['slug'])] = item;
	return items;
}

const term = (domain: string, nicename: string, name = nicename) =>
	`<category domain="${domain}" nicename="${nicename}"><![CDATA[${name}]]></category>`;
const meta = (key: string, value: string) =>
	`<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const day = (number: number) => `<wp:post_date>2020-01-0${number} 10:00:00</wp:post_date>`;
const entry = (slug: string, more: string, given = {}) =>
	anEntry({ slug, more, ...given }).replace(
		/<wp:post_date>[^<]*<\/wp:post_date>/,
		day((slug.length % 9) + 1),
	);

test.each([
	[
		'Polylang’s groups',
		entry('sala', term('language', 'pt') + term('post_translations', 'pll_1')),
		entry('room-by-hour', term('language', 'en', 'English') + term('post_translations', 'pll_1')),
	],
	[
		'WPML’s groups',
		entry(
			'sala',
			meta('_wpml_import_language_code', 'pt-br') + meta('_wpml_import_translation_group', '7'),
		),
		entry(
			'room-by-hour',
			meta('_wpml_import_language_code', 'en') + meta('_wpml_import_translation_group', '7'),
		),
	],
	[
		'a copy of WPML',
		entry('sala', '', { id: 70 }),
		entry('room-by-hour', meta('icl_language_code', 'en') + meta('_icl_lang_duplicate_of', '70')),
	],
	[
		'an address below /en/',
		entry('sala', '', { link: `${site}/sala/` }),
		entry('room-by-hour', '', { link: `${site}/en/sala/` }),
	],
	[
		'a language in the query',
		entry('sala', '', { link: `${site}/?p=7&amp;x=1` }),
		entry('room-by-hour', '', { link: `${site}/?p=7&amp;x=1&amp;lang=en` }),
	],
	[
		'Bogo’s locale',
		entry('sala', meta('_locale', 'pt_BR'), { id: 71 }),
		entry('room-by-hour', meta('_locale', 'en_US') + meta('_original_post', '71')),
	],
	[
		'the day of its original',
		entry('sala', term('language', 'portugues', 'Português')),
		entry('room', term('language', 'english', 'English')).replace(
			/<wp:post_date>[^<]*/,
			`<wp:post_date>2020-01-05 10:00:00`,
		),
	],
])(
	'a translation is known by %s, and is a draft that names its language',
	async (_, own, other) => {
		const items = await read(own, other);
		const [sala, room] = [items['sala'], items['room-by-hour'] ?? items['room']];
		expect(sala).toMatchObject({ fields: { status: 'published' }, notes: [] });
		expect(room?.fields['status']).toBe('draft');
		expect(room?.notes).toEqual([
			expect.stringMatching(/^tradução \(inglês.*\): veio como rascunho$/),
		]);
	},
);

test('what is there in no other language is public, and the report names its language', async () => {
	const items = await read(
		entry('sala', term('language', 'pt') + term('post_translations', 'pll_1')),
		entry('only-here', term('language', 'en') + term('post_translations', 'pll_2')),
		entry('bureau-partage', '', { link: `${site}/fr/bureau-partage/` }),
	);
	expect(items['only-here']).toMatchObject({
		fields: { status: 'published' },
		notes: ['em inglês'],
	});
	expect(items['bureau-partage']).toMatchObject({
		fields: { status: 'published' },
		notes: ['em francês'],
	});
});

test('the translation of what is no longer public stays, and a category may be called like a language', async () => {
	const items = await read(
		entry('sala', term('language', 'pt') + term('post_translations', 'pll_1'), { status: 'draft' }),
		entry('room', term('language', 'en') + term('post_translations', 'pll_1')),
		entry('servidor', term('category', 'it', 'TI'), { link: `${site}/it/servidor/` }),
	);
	expect(items['room']?.fields['status']).toBe('published');
	expect(items['servidor']?.notes).toEqual([]);
});

test.each([
	['[:pt]Sala por hora[:en]Room by the hour[:]', '[:pt]Um texto.[:en]A text.[:]'],
	[
		'<!--:pb-->Sala por hora<!--:--><!--:en-->Room<!--:-->',
		'<!--:en-->A text.<!--:--><!--:pb-->Um texto.<!--:-->',
	],
	['{:en}Room{:}{:pt}Sala por hora{:}', 'Um texto.'],
])(
	'of a text in several languages only the Portuguese one comes, and the others are named: %s',
	async (title, content) => {
		const { sala } = await read(entry('sala', '', { title, content }));
		expect(sala?.fields).toMatchObject({ title: 'Sala por hora', status: 'published' });
		expect(String(sala?.fields['content']).trim()).toBe('Um texto.');
		expect(sala?.notes?.join()).toMatch(/também em inglês: só veio o texto em português/);
	},
);

test.each([
	['status', { status: ' Publish ' }, 'published', []],
	['status', { status: 'DRAFT' }, 'draft', ['rascunho no site antigo']],
	['status', { status: '' }, 'draft', ['sem estado']],
	['status', { status: 'acf-disabled' }, 'draft', ['estado "acf-disabled"']],
	[
		'newsletter',
		{ more: meta('_jetpack_newsletter_access', 'paid_subscribers') },
		'draft',
		['era restrito no site antigo'],
	],
	['newsletter', { more: meta('_jetpack_newsletter_access', 'everybody') }, 'published', []],
	[
		'role',
		{ more: meta('_members_access_role', 'editor') },
		'draft',
		['era restrito no site antigo'],
	],
	['visibility', { more: meta('_visibility', 'hidden') }, 'draft', ['era restrito no site antigo']],
] as const)(
	'a post’s %s of WordPress hides it unless it surely means public: %j',
	async (_, given, status, why) => {
		const { sala } = await read(anEntry({ slug: 'sala', ...given }));
		expect(sala?.fields['status']).toBe(status);
		expect(sala?.notes).toEqual(why.map((each) => `${each}: veio como rascunho`));
	},
);
