import { describe, expect, test } from 'vitest';
import { type DoorSettings, doorOf, isDoorAddress } from '#domain/site/door';

const house: DoorSettings = {
	bookingUrl: 'https://agenda.test/visita/?sala=1',
	whatsapp: '+55 11 91234-5678',
	mapUrl: 'https://maps.test/lugar/abc',
};
const nothing: DoorSettings = { bookingUrl: '', whatsapp: '', mapUrl: '' };

describe('an address is a door of the house', () => {
	test.each([
		['https://agenda.test/visita/?sala=1', 'visit'],
		['http://www.agenda.test/visita?sala=1', 'visit'],
		[' https://AGENDA.test/visita?utm_source=blog&sala=1#hoje', 'visit'],
		['https://maps.test/lugar/abc', 'map'],
		['https://maps.test/lugar/abc/?g_st=iw', 'map'],
		['https://wa.me/5511912345678', 'whatsapp'],
		['https://wa.me/+5511912345678/?text=Oi', 'whatsapp'],
		['https://api.whatsapp.com/send?phone=5511912345678&text=Oi', 'whatsapp'],
		['https://api.whatsapp.com/send/?text=Oi&phone=%2B55+11+91234-5678', 'whatsapp'],
		['https://web.whatsapp.com/send?phone=5511912345678', 'whatsapp'],
	])('%s is %s', (address, door) => {
		expect(doorOf(address, house)).toBe(door);
	});

	test.each([
		'https://agenda.test/visita',
		'https://agenda.test/visita?sala=12',
		'https://agenda.test/visita/outra?sala=1',
		'https://agenda.test.example/visita?sala=1',
		'https://agenda.test:8443/visita?sala=1',
		'https://ana@agenda.test/visita?sala=1',
		'https://wa.me/5511900000000',
		'https://wa.me/?text=Oi',
		'https://wa.me/message/ABC',
		'https://whatsapp.com/channel/0029Va',
		'https://example.com/wa.me/5511912345678',
		'javascript:alert(1)',
		'mailto:oi@agenda.test',
		'/visita?sala=1',
		'#visita',
		'',
	])('%j is none', (address) => {
		expect(doorOf(address, house)).toBeUndefined();
	});

	test.each([
		'https://agenda.test/visita/?sala=1',
		'https://wa.me/5511912345678',
		'https://wa.me/',
		'https://maps.test/lugar/abc',
		'',
	])('nothing is one where nothing is set: %j', (address) => {
		expect(doorOf(address, nothing)).toBeUndefined();
	});
});

test('a link whose words are its address has none of its own', () => {
	expect(isDoorAddress('wa.me/5511912345678', 'whatsapp', house)).toBe(true);
	expect(isDoorAddress('https://maps.test/lugar/abc', 'map', house)).toBe(true);
	for (const words of ['Agendar', 'visita', 'https://maps.test/lugar/abc aqui', ''])
		expect(isDoorAddress(words, 'map', house)).toBe(false);
});
