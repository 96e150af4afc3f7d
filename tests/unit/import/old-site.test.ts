import { expect, test } from 'vitest';
import { readOldSite, withOldSite } from '../../../scripts/import/markdown/old-site.ts';

const settings = (text: string, isHexo = false) =>
	readOldSite(new TextEncoder().encode(text), { isHexo });
const place = { name: '_posts/2018-11-12-mesa-nova.md' };
const fields = { date: '2018-11-12 23:30', category: 'Notas', slug: 'mesa-nova' };
const aliasesOf = (given: object, text: string, isHexo = false) =>
	withOldSite({ ...fields, ...given }, place, settings(text, isHexo))['aliases'];

test('the address that Jekyll or Hexo gave every article leads on', () => {
	expect(aliasesOf({}, 'permalink: /:categories/:title/')).toEqual(['/notas/mesa-nova/']);
	expect(aliasesOf({}, 'permalink: pretty')).toEqual(['/notas/2018/11/12/mesa-nova/']);
	expect(aliasesOf({}, 'title: Sem endereço')).toEqual(['/notas/2018/11/12/mesa-nova.html']);
	expect(aliasesOf({}, 'title: Hexo', true)).toEqual(['/2018/11/12/mesa-nova/']);
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

test('an article without an author is by the site’s, and settings that cannot be read say nothing', () => {
	expect(withOldSite({}, place, settings('author: { name: Ana }'))).toMatchObject({
		author: 'Ana',
	});
	expect(withOldSite({ author: 'Bia' }, place, settings('author: Ana'))).toMatchObject({
		author: 'Bia',
	});
	expect(settings('a: [')).toEqual({ pattern: '/:categories/:year/:month/:day/:title.html' });
});
