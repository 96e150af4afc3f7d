import { expect, test } from 'vitest';
import { doorOf } from '#domain/door';
import { doorAddresses } from '#domain/door-addresses';

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
