import { expect, test } from 'vitest';
import { hasDoor, hasHouse } from '#domain/site/door';

const house = {
	bookingUrl: 'https://agenda.test/visita?sala=1&dia=2',
	whatsapp: '+55 11 91234-5678',
	mapUrl: '',
};
const link = (href: string) => `<p>Um <a href="${href}" rel="noopener">caminho</a>.</p>`;

test.each(['https://agenda.test/visita?sala=1&amp;dia=2', 'https://wa.me/5511912345678'])(
	'a text has a way to the house: %s',
	(href) => {
		expect(hasDoor(link('https://outra.test') + link(href), house)).toBe(true);
	},
);

test.each([
	'<p>https://wa.me/5511912345678</p>',
	link('https://agenda.test/outra'),
	link('/visita'),
	'',
])('a text has none: %s', (html) => {
	expect(hasDoor(html, house)).toBe(false);
});

test('nothing leads to a house that is not set', () => {
	const nothing = { bookingUrl: '', whatsapp: '+00', mapUrl: '' };
	expect([hasHouse(nothing), hasHouse(house)]).toEqual([false, true]);
	expect(hasDoor(link('https://agenda.test/visita'), nothing)).toBe(false);
});
