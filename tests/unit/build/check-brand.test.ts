import { expect, test } from 'vitest';
import { site } from '#config/site';
import { checkBrand, checkName } from '../../../scripts/site/check-brand.ts';

const company = {
	url: '',
	bookingUrl: '',
	whatsapp: '',
	securityContact: '',
	mapUrl: '',
	coordinates: '',
	email: '',
};
const nobody = { name: '', contact: '' };
const nowhere = { channel: '', newsletter: '', instagram: '', linkedin: '', feed: false };
const check =
	(more: Partial<typeof company>, controller = nobody, follow: Partial<typeof nowhere> = {}) =>
	() =>
		checkBrand({
			company: { ...company, ...more },
			follow: { ...nowhere, ...follow },
			socialProfiles: [],
			controller,
		});

test('the brand as it is, and one without booking address and number, can be built', () => {
	expect(() => checkBrand(site)).not.toThrow();
	expect(check({})).not.toThrow();
	expect(check({ whatsapp: '+351 912 345 678' })).not.toThrow();
	expect(check({}, { name: 'Mesa Ltda.', contact: 'mailto:dados@mesa.test' })).not.toThrow();
});

test('a name or a sentence that fits nowhere ends the build, which says how long it may be', () => {
	expect(() => checkName(site)).not.toThrow();
	expect(() => checkName({ name: 'Mesa'.repeat(16), tagline: '' })).toThrow(
		'O nome do blog tem 64 caracteres, e cabem 60: encurte BLOG_NAME',
	);
	expect(() => checkName({ name: 'Mesa', tagline: 'ab'.repeat(81) })).toThrow(
		'A frase do blog tem 162 caracteres, e cabem 160: encurte BLOG_TAGLINE',
	);
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
		if (contact) expect(check({}, { name: '', contact })).toThrow(/controller\.contact/);
	},
);

test.each(['casa.test', '/', 'javascript:alert(1)'])(
	'the company’s own site at %j ends the build, before it is a link on every page',
	(url) => {
		expect(check({ url })).toThrow(/company\.url.*https:\/\//);
		expect(check({ url: 'https://casa.test' })).not.toThrow();
	},
);

test.each(['maps.test/lugar', 'geo:-23.5,-46.6', 'javascript:alert(1)'])(
	'the map %j ends the build',
	(mapUrl) => {
		expect(check({ mapUrl })).toThrow(/company\.mapUrl.*https:\/\//);
	},
);

test.each(['channel', 'newsletter', 'instagram', 'linkedin'])(
	'readers cannot follow a blog at @casa: %s ends the build',
	(name) => {
		expect(check({}, nobody, { [name]: '@casa' })).toThrow(
			new RegExp(`follow\\.${name}.*https://`),
		);
		expect(check({}, nobody, { [name]: 'https://casa.test' })).not.toThrow();
	},
);

test.each(['-23.5614', '-23,5614, -46,6559', '123, 10', '10, 200', 'Rua Um'])(
	'the coordinates %j end the build',
	(coordinates) => {
		expect(check({ coordinates })).toThrow(/company\.coordinates.*-23\.5614, -46\.6559/);
	},
);

test.each(['oi', 'mailto:oi@casa.test', 'oi @casa.test', 'oi@casa'])(
	'the e-mail %j ends the build',
	(email) => {
		expect(check({ email })).toThrow(/company\.email.*oi@empresa\.com\.br/);
		expect(check({ email: 'oi@casa.test', coordinates: '-23.5614, -46.6559' })).not.toThrow();
	},
);
