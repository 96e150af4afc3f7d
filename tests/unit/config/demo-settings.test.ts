import { expect, test } from 'vitest';
import { describeDemoSettings, listDemoSettings } from '#config/demo-settings';
import { site } from '#config/site';

test('a site whose owner wrote everything has nothing of the demo', () => {
	const { company } = site;
	const own = {
		...site,
		name: 'Mesa Posta',
		tagline: 'Trabalho bom de vizinho',
		description: 'Textos do bairro.',
		company: {
			...company,
			url: 'https://mesa.test',
			bookingUrl: '',
			whatsapp: '',
			street: 'Rua Um, 1',
			mapUrl: '',
		},
		follow: { channel: '', newsletter: '', instagram: '', linkedin: '', feed: true },
		controller: { name: 'Mesa Ltda.', address: 'Rua Um, 1', contact: 'mailto:dados@mesa.test' },
	};
	expect(listDemoSettings(own as never)).toEqual([]);
	const controller = { ...own.controller, contact: '' };
	expect(listDemoSettings({ ...own, controller } as never)).toEqual([
		{ name: 'controller.contact', label: 'contato dos leitores' },
	]);
	const withDemoNumber = { ...own, company: { ...own.company, whatsapp: '+55 00 00000-0000' } };
	expect(listDemoSettings(withDemoNumber as never)).toEqual([
		{ name: 'company.whatsapp', label: 'WhatsApp' },
	]);
});

test('the log names each setting as the file does', () => {
	expect(describeDemoSettings([{ name: 'company.url', label: 'site da empresa' }])).toBe(
		'Em src/config/site.ts ainda estão como no exemplo: site da empresa (company.url).',
	);
});
