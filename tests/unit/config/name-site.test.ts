import { expect, test } from 'vitest';
import { listDemoSettings } from '#config/demo-settings';
import { nameSite } from '#config/name-site';
import { type Site, site } from '#config/site';

/** Every word that a site says of itself. */
const wordsOf = ({ themeColor: _, orderBy: __, ...words }: Site) => JSON.stringify(words);

test('with BLOG_NAME no word of the demo’s brand is left, and nothing that nobody gave is claimed', () => {
	const named = nameSite(site, ' Mesa   Posta ', '');
	expect(named).toMatchObject({
		name: 'Mesa Posta',
		tagline: 'Mesa Posta',
		description: 'Textos de Mesa Posta.',
		company: {
			url: '',
			bookingUrl: '',
			whatsapp: '',
			street: '',
			city: '',
			region: '',
			postalCode: '',
			openingHours: '',
			opening: { days: [] },
		},
		socialProfiles: [],
	});
	expect(wordsOf(named)).not.toMatch(/V[ãa]o Livre|example\.com|Exemplo|São Paulo|00000|8h/);
	expect(listDemoSettings(named).map(({ name }) => name)).toEqual([
		'controller',
		'controller.contact',
	]);
});

test('BLOG_TAGLINE is the sentence, with BLOG_NAME and alone', () => {
	expect(nameSite(site, 'Mesa Posta', 'Trabalho bom de vizinho')).toMatchObject({
		name: 'Mesa Posta',
		tagline: 'Trabalho bom de vizinho',
		description: 'Textos de Mesa Posta.',
	});
	const { name, company } = site;
	expect(nameSite(site, '', 'Outra frase')).toMatchObject({
		name,
		company,
		tagline: 'Outra frase',
	});
});

test('what the owner wrote in site.ts stays, and empty variables change nothing', () => {
	const own: Site = {
		...site,
		tagline: 'Minha frase',
		description: 'Meus textos.',
		company: { ...site.company, url: 'https://mesa.test', street: 'Rua Um, 1' },
	};
	expect(nameSite(own, 'Mesa Posta', '')).toMatchObject({
		name: 'Mesa Posta',
		tagline: 'Minha frase',
		description: 'Meus textos.',
		company: { url: 'https://mesa.test', street: 'Rua Um, 1', whatsapp: '' },
	});
	expect(nameSite(own, ' ', '')).toEqual(own);
});
