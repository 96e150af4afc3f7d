import { describe, expect, it, test } from 'vitest';
import { findHiddenMails, findPrivateLinks } from '../../../admin/src/checks/private-links.ts';

const origin = 'https://blog.test';
const namesIn = (content: string) => findPrivateLinks(content, origin).map(({ name }) => name);

describe('a link that may open for nobody but its writer is named', () => {
	test.each([
		'https://drive.google.com/file/d/1a/view',
		'https://docs.google.com/document/d/1a/edit?usp=sharing',
		'https://docs.google.com/a/empresa.com.br/spreadsheets/d/1a/edit#gid=0',
		'https://docs.google.com/forms/d/1a/edit',
		'https://docs.google.com/presentation/d/1a/view',
		'https://mail.google.com/mail/u/0/#inbox/abc',
		'https://calendar.google.com/calendar/u/0/r/week',
		'https://empresa.sharepoint.com/:w:/s/time/Eabc',
		'https://empresa-my.sharepoint.com/personal/ana/x.docx',
		'https://onedrive.live.com/edit.aspx?id=1',
		'https://teams.microsoft.com/l/message/19:abc@thread.v2/1',
		'https://planner.cloud.microsoft/webui/plan/1',
		'https://outlook.office.com/mail/id/AAQ',
		'https://www.notion.so/time/Plano-0123456789abcdef0123456789abcdef',
		'https://app.slack.com/client/T1/C1',
		'https://empresa.slack.com/archives/C1/p2',
		'https://empresa.atlassian.net/browse/AB-1',
		'https://web.whatsapp.com/',
		'https://outro-blog.test/wp-admin/post.php?post=1',
		'https://outro-blog.test/blog/wp-admin/',
		'https://outro-blog.test/wp-login.php',
		'https://outro-blog.test/ghost/#/editor/post/1',
		'https://outro-blog.test/?p=12&preview=true',
		'https://outro-blog.test/texto/?preview=1',
		'https://mail.empresa.test/owa/?id=1',
		'https://studio.youtube.com/video/a/edit',
		'https://app.netlify.com/sites/x',
		'https://sites.google.com/d/1a/p/1b/edit',
		'https://sites.google.com/u/0/d/1a/p/1b/edit',
		'https://t.me/c/123/4',
		'https://github.com/settings/profile',
		'https://github.com/empresa/site/settings/pages',
		'https://www.blogger.com/blog/post/edit/1/2',
		'https://medium.com/p/1a/edit',
		'https://dash.cloudflare.com/1a',
		'https://console.cloud.google.com/home',
		'http://intranet/rh',
		'http://intranet.empresa.com.br/rh',
		'http://servidor:8080/x',
		'http://localhost:3000/',
		'https://impressora.local/status',
		'https://wiki.empresa.internal',
		'http://nas.lan/fotos',
		'http://10.1.2.3/',
		'http://172.20.0.1/',
		'https://192.168.0.10:8443/painel',
		'http://127.0.0.1:4321/post/um',
		'http://100.101.102.103/',
		'http://[fd12::1]/',
		'http://[fe80::1]/',
		'http://[::1]:3000/',
	])('%s', (address) => {
		const { host } = new URL(address);
		expect(namesIn(`Veja [isto](${address}).`), 'as a link').toEqual([host]);
		expect(namesIn(`Veja ${address}.`), 'as it is').toEqual([host]);
		expect(namesIn(`Veja <${address}>.`), 'in brackets').toEqual([host]);
		expect(namesIn(`Veja [isto][1].\n\n[1]: ${address}`), 'by reference').toEqual([host]);
		expect(namesIn(`Veja <a href="${address}">isto</a>.`), 'as HTML').toEqual([host]);
	});

	test.each([
		[
			'https://www.google.com/url?q=https%3A%2F%2Fdrive.google.com%2Ffile%2Fd%2F1a&sa=D',
			'drive.google.com',
		],
		['https://www.google.com.br/url?sa=t&url=http://10.1.2.3/x', '10.1.2.3'],
		['https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.notion.so%2Fx-1&h=A', 'www.notion.so'],
		[
			'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fweb.whatsapp.com%2F&data=1',
			'web.whatsapp.com',
		],
		['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fapp.slack.com%2F', 'app.slack.com'],
	])('by what it leads on to: %s', (address, host) => {
		expect(namesIn(`Veja [isto](${address}).`)).toEqual([host]);
	});

	it('of the preview', () => {
		expect(namesIn('[texto](/post/um?preview=1)')).toEqual(['/post/um']);
		expect(namesIn(`[texto](${origin}/post/um?preview=true)`)).toEqual(['/post/um']);
	});

	it('of the desk, and of a disk', () => {
		expect(namesIn('[rascunho](/admin/edit/1)')).toEqual(['/admin/edit/1']);
		expect(namesIn(`[rascunho](${origin}/admin)`)).toEqual(['/admin']);
		expect(namesIn('[contrato](file:///C:/Users/ana/contrato.pdf)')).toEqual([
			'/C:/Users/ana/contrato.pdf',
		]);
	});

	it('once for each place, at its first link', () => {
		const text =
			'[a](https://drive.google.com/1), www.notion.so/x-1 e [b](https://drive.google.com/2)';
		expect(findPrivateLinks(text, origin)).toEqual([
			{ name: 'drive.google.com', at: 4 },
			{ name: 'www.notion.so', at: 33 },
		]);
	});
});

test.each([
	'https://example.com/x',
	'https://www.google.com/search?q=drive.google.com',
	'https://docs.google.com/forms/d/e/1a/viewform',
	'https://docs.google.com/forms/d/1a/viewform',
	'https://docs.google.com/document/d/e/2PACX-1/pub',
	'https://docs.google.com/spreadsheets/d/1a/pubhtml',
	'https://calendar.google.com/calendar/embed?src=x',
	'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Visita',
	'https://maps.google.com/?q=x',
	'https://forms.office.com/r/abc',
	'https://teams.microsoft.com/l/meetup-join/19%3ameeting',
	'https://www.notion.so/',
	'https://www.notion.so/pt/product',
	'https://empresa.notion.site/Plano-1',
	'https://slack.com/intl/pt-br/help',
	'https://wa.me/5511999999999',
	'https://notsharepoint.com/x',
	'https://localiza.com',
	'https://11.0.0.1/',
	'https://172.32.0.1/',
	'https://intranetmall.com',
	'https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fx',
	'https://www.google.com/url?q=%00',
	'https://sites.google.com/view/empresa',
	'https://t.me/canal/4',
	'https://github.com/empresa/site',
	'https://example.com/ghost/historia',
	'https://example.com/?preview=false',
	'https://www.youtube.com/watch?v=a',
	'mailto:ana%40b.co',
	'/post/um',
	'/administracao-do-tempo',
	'#parte',
	'tel:+5511999999999',
	'mailto:ana@intranet',
])('%s opens for everybody, and nothing is said', (address) => {
	expect(namesIn(`Veja [isto](${address}).`)).toEqual([]);
});

test('an address in code is none', () => {
	expect(namesIn('Rode `curl http://localhost:3000/`.\n\n```\nhttp://10.0.0.1\n```')).toEqual([]);
});

test('a person’s address behind words is named, one that the words say is not', () => {
	expect(findHiddenMails('Fale com [Ana](mailto:ana@empresa.test?subject=Oi).')).toEqual([
		{ name: 'ana@empresa.test', at: 15 },
	]);
	expect(findHiddenMails('[Ana](mailto:ana%40b.co)')).toEqual([]);
	expect(findHiddenMails('[Ana](mailto:Ana@empresa.test): ana@empresa.test')).toEqual([]);
	expect(findHiddenMails('[ana@empresa.test](mailto:ana@empresa.test) <b@empresa.test>')).toEqual(
		[],
	);
});
