import { expect, test } from 'vitest';
import { site } from '#config/site';
import { checkBrand } from '../../../scripts/site/check-brand.ts';
import { securityText } from '../../../scripts/site/site-files.ts';

const siteUrl = 'https://blog.exemplo.com.br';
const writtenOn = (day: string) =>
	securityText({ contact: 'mailto:seguranca@exemplo.com.br', siteUrl, now: new Date(day) });

test('who finds a vulnerability reads whom to tell, where this stands, and until when it holds', () => {
	expect(writtenOn('2026-11-26')).toBe(
		[
			'Contact: mailto:seguranca@exemplo.com.br',
			'Expires: 2027-10-01T00:00:00.000Z',
			'Preferred-Languages: pt, en',
			'Canonical: https://blog.exemplo.com.br/.well-known/security.txt',
			'',
		].join('\n'),
	);
});

test('builds of one month write the same bytes', () => {
	expect(writtenOn('2026-11-01')).toBe(writtenOn('2026-11-30T23:59:59Z'));
	expect(writtenOn('2026-12-01')).toContain('Expires: 2027-11-01');
});

const brandWith = (securityContact: string) => ({
	...site,
	company: { ...site.company, securityContact },
});

test.each(['', 'mailto:a@espaco.test', 'https://espaco.test/seguranca'])(
	'the contact %j can be built',
	(securityContact) => {
		expect(() => checkBrand(brandWith(securityContact))).not.toThrow();
	},
);

test.each(['a@espaco.test', 'http://espaco.test', 'mailto:', 'mailto:a@b.test\nContact: x', ' '])(
	'the contact %j ends the build, which says how to write one',
	(securityContact) => {
		expect(() => checkBrand(brandWith(securityContact))).toThrow(
			/company\.securityContact.*mailto:/,
		);
	},
);
