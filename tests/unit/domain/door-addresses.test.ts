import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { doorAddresses, doorOf } from '#domain/site/door';
import { decodeMarkup } from '#domain/text/escape-markup';

const house = {
	bookingUrl: 'https://agenda.test/visita/?sala=1',
	whatsapp: '+55 11 91234-5678',
	mapUrl: 'https://maps.test/lugar/abc',
};

test('each way to the house that is set has its address, and leads there', () => {
	const addresses = [...doorAddresses(house)];
	expect(addresses).toEqual([
		['visit', 'https://agenda.test/visita/?sala=1'],
		['whatsapp', 'https://wa.me/5511912345678'],
		['map', 'https://maps.test/lugar/abc'],
	]);
	for (const [door, address] of addresses) expect(doorOf(address, house)).toBe(door);
});

test('what is not set, or is no number, has none', () => {
	expect([...doorAddresses({ ...house, bookingUrl: '', whatsapp: '+00' }).keys()]).toEqual(['map']);
});

test.each([
	['a space', 'https://maps.test/lugar/Rua do Exemplo, 100'],
	['a space in what is asked', 'https://maps.test/?q=Rua do Exemplo (fundos)&z=1#mapa aqui'],
	['angle brackets', 'https://maps.test/<lugar>?nome=<a>b'],
	['round brackets', 'https://maps.test/lugar_(centro)'],
	['one round bracket', 'https://maps.test/lugar)?a=1)'],
	['quotes', `https://maps.test/"lugar"/d'água`],
	['accents and percent signs', 'https://maps.test/são%20paulo?q=%3C'],
	['marks of Markdown', 'https://maps.test/*a*/_b_/[c]/`d`/~~e~~?a[]=1&b={2|3}#^c'],
	['a line break', 'https://maps.test/lugar\n/abc'],
])('an address with %s is a link in a text, and leads to the house', (_, mapUrl) => {
	const address = doorAddresses({ ...house, mapUrl }).get('map');
	const { html } = renderArticle(`<${address}>`, { title: '' });
	const [, href = ''] = /^<p><a href="([^"]*)"[^>]*>[^<]*<\/a><\/p>$/.exec(html.trim()) ?? [];
	expect(doorOf(decodeMarkup(href), { ...house, mapUrl }), html).toBe('map');
});
