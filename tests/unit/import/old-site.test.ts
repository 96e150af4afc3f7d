import { expect, test } from 'vitest';
import { readOldSite, withOldSite } from '../../../scripts/import/markdown/old-site.ts';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';

const open = (text: string, name = '_config.yml', tool: Partial<typeof plainFolder> = {}) =>
	readOldSite([{ name, text }], { ...plainFolder, settings: [name], ...tool });
const plainHost = 'ana.example';
const fields = { date: '2018-11-12 23:30', category: 'Notas', slug: 'mesa-nova' };

function aliasesOf(given: object, text: string, tool = {}, settings = '_config.yml') {
	const name =
		settings === '_config.yml' ? '_posts/2018-11-12-mesa-nova.md' : 'content/posts/mesa.md';
	const article = { fields: { ...fields, ...given }, given: { ...given }, name };
	return withOldSite(article, open(text, settings, tool))['aliases'];
}

test('the address that Jekyll gave every article leads on', () => {
	expect(aliasesOf({}, 'permalink: /:categories/:title/')).toEqual(['/notas/mesa-nova/']);
	expect(aliasesOf({}, 'permalink: pretty')).toEqual(['/notas/2018/11/12/mesa-nova/']);
	expect(aliasesOf({}, 'title: Sem endereço')).toEqual(['/notas/2018/11/12/mesa-nova.html']);
	const many = { categories: ['Notas', 'Sala'] };
	expect(aliasesOf(many, 'permalink: /:categories/:title')).toEqual(['/notas/sala/mesa-nova']);
	const below = 'url: https://ana.example\nbaseurl: /blog\npermalink: /:title/';
	expect(aliasesOf({}, below)).toEqual(['/blog/mesa-nova/']);
	expect(open(below).place).toEqual({ hosts: ['ana.example'], path: '/blog' });
});

test('an article’s own address counts, and an unknown one is left out', () => {
	expect(aliasesOf({ permalink: '/x/', aliases: ['/x/'] }, '')).toEqual(['/x/']);
	expect(aliasesOf({ aliases: ['/velho/'] }, 'permalink: /:title/')).toEqual([
		'/velho/',
		'/mesa-nova/',
	]);
	expect(aliasesOf({}, 'permalink: /:hash/:title/')).toBeUndefined();
	expect(aliasesOf({ date: undefined }, 'permalink: /:year/:title/')).toBeUndefined();
});

test('Hugo’s addresses follow its folders, or the patterns of its sections', () => {
	const hugo = (given: object, text: string, name: string) =>
		withOldSite(
			{ fields: { ...fields, ...given }, given: { ...given }, name },
			open(text, 'hugo.toml'),
		)['aliases'];
	const plain = 'baseURL = "https://ana.example/"';
	expect(hugo({}, plain, 'content/2018/11/A Mesa é minha!/index.md')).toEqual([
		'/2018/11/a-mesa-é-minha/',
	]);
	expect(hugo({ slug: 'outra' }, plain, 'content/pt/posts/mesa.md')).toEqual(['/posts/outra/']);
	expect(hugo({ url: '/x/', aliases: ['/x/'] }, plain, 'content/posts/mesa.md')).toEqual(['/x/']);
	const patterns =
		'baseURL = "https://ana.example/blog/"\n[permalinks]\nposts = "/:year/:slug/"\n[permalinks.page]\nnotas = "/n/:filename"';
	expect(
		hugo({ title: 'Mesa Nova' }, patterns.split('\n[permalinks.p')[0] ?? '', 'content/posts/m.md'),
	).toEqual(['/blog/2018/mesa-nova/']);
	expect(hugo({}, patterns, 'content/notas/m.md')).toEqual(['/blog/n/m']);
});

test('Hexo’s, Zola’s, Pelican’s and Docusaurus’s addresses are not made up; where they lay is known', () => {
	expect(aliasesOf({}, 'permalink: /:title/', { isHexo: true })).toBeUndefined();
	const zola = 'base_url = "https://ana.example"';
	expect(aliasesOf({}, zola, {}, 'config.toml')).toBeUndefined();
	const pelican = "AUTHOR = u'Ana'\nSITEURL = 'https://ana.example'\nARTICLE_URL = '{slug}/'";
	expect(aliasesOf({}, pelican, { isPelican: true }, 'pelicanconf.py')).toBeUndefined();
	expect(open(pelican, 'pelicanconf.py')).toMatchObject({ author: 'Ana', address: plainHost });
	const docusaurus =
		"const site = { title: t(), url: 'https://ana.example', baseUrl: `/`, x: { url: '/outro' } };";
	expect(open(docusaurus, 'docusaurus.config.ts').address).toBe(plainHost);
	expect(aliasesOf({}, docusaurus, {}, 'docusaurus.config.ts')).toBeUndefined();
});

test('an article without an author is by the site’s, and settings that cannot be read say nothing', () => {
	const article = { fields: {}, given: {}, name: '_posts/2018-11-12-a.md' };
	expect(withOldSite(article, open('author: { name: Ana }'))).toMatchObject({ author: 'Ana' });
	expect(withOldSite(article, open('params: { author: Ana }', 'hugo.yaml'))).toMatchObject({
		author: 'Ana',
	});
	expect(withOldSite({ ...article, fields: { author: 'Bia' } }, open('author: Ana'))).toMatchObject(
		{
			author: 'Bia',
		},
	);
	expect(aliasesOf({}, 'a: [')).toEqual(['/notas/2018/11/12/mesa-nova.html']);
});

test('the zone of a site’s times is in its settings', () => {
	expect(open('timezone: America/New_York').timeZone).toBe('America/New_York');
	expect(open('timeZone = "Asia/Tokyo"', 'hugo.toml').timeZone).toBe('Asia/Tokyo');
	expect(open("TIMEZONE = 'Europe/Lisbon'", 'pelicanconf.py').timeZone).toBe('Europe/Lisbon');
	expect(open('timezone: Marte/Olimpo').timeZone).toBeUndefined();
	expect(open('title: x').timeZone).toBeUndefined();
});
