import { expect, test } from 'vitest';
import { site } from '#config/site';
import { checkBrand } from '../../../scripts/site/check-brand.ts';

const door = { bookingUrl: '', whatsapp: '', securityContact: '' };
const nobody = { name: '', contact: '' };
const check =
	(more: Partial<typeof door>, controller = nobody) =>
	() =>
		checkBrand({ ...door, ...more }, controller);

test('the brand as it is, and one without booking address and number, can be built', () => {
	expect(() => checkBrand(site.company, site.controller)).not.toThrow();
	expect(check({})).not.toThrow();
	expect(check({ whatsapp: '+351 912 345 678' })).not.toThrow();
	expect(check({}, { name: 'Mesa Ltda.', contact: 'mailto:dados@mesa.test' })).not.toThrow();
});

test.each([
	'11 91234-5678',
	'5511912345678',
	'+55 91234-5678',
	'+55 11 91234-56789',
	'+0 11 91234-5678',
	'+1 12',
	'+55 11 9123-ABCD',
	' ',
])('the number %j ends the build, which says how to write one', (whatsapp) => {
	expect(check({ whatsapp })).toThrow(/company\.whatsapp.*\+55 11 91234-5678/);
});

test.each(['espaco.test/visita', 'mailto:a@espaco.test', 'javascript:alert(1)'])(
	'the booking address %j ends the build',
	(bookingUrl) => {
		expect(check({ bookingUrl })).toThrow(/company\.bookingUrl.*https:\/\//);
	},
);

test.each(['', 'dados@mesa.test', 'http://mesa.test', 'javascript:alert(1)'])(
	'who answers for the data cannot be asked by %j, which ends the build',
	(contact) => {
		expect(check({}, { name: 'Mesa Ltda.', contact })).toThrow(/controller\.contact.*mailto:/);
	},
);
