import { expect, it } from 'vitest';
import { followLinks } from '#components/follow-links.ts';
import { invitationLinks } from '#components/invitation-links.ts';
import { idStartIn } from '#domain/post/post-code';

const company = {
	url: 'https://espaco.test',
	bookingUrl: 'https://espaco.test/visita',
	whatsapp: '+55 11 91234-5678',
};
const post = { id: '3f9a01c2-0000-4000-8000-000000000000', title: 'Preço & prazo: 100% “seu”' };

it('a visit is booked at its own address, else at the company’s', () => {
	expect(invitationLinks(company, post).booking).toBe('https://espaco.test/visita');
	expect(invitationLinks({ ...company, bookingUrl: '' }, post).booking).toBe('https://espaco.test');
});

it('S77: a message says which post was read, by its title and by a code that finds it', () => {
	const link = new URL(invitationLinks(company, post).whatsapp ?? '');
	expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/5511912345678');
	const text = link.searchParams.get('text') ?? '';
	expect(text).toMatch(
		/^Oi! Li “Preço & prazo: 100% “seu”” e quero conhecer o espaço\. \(Post \w{4}-\w{4}\)$/,
	);
	expect(idStartIn(text)).toBe('3f9a01c2');
	expect(link.search).not.toContain('+');
});

it('without a number nobody is asked to write', () => {
	expect(invitationLinks({ ...company, whatsapp: '' }, post).whatsapp).toBeUndefined();
});

it('half a sign in a title breaks no article', () => {
	const { whatsapp } = invitationLinks(company, { ...post, title: 'Meio \ud83d' });
	expect(whatsapp).toContain(encodeURIComponent('Meio \ufffd'));
});

const nowhere = { channel: '', newsletter: '', instagram: '', linkedin: '', feed: false };

it('the ways to follow the blog stand in one order, those that are set alone', () => {
	const follow = {
		channel: 'https://whatsapp.com/channel/a',
		newsletter: 'https://cartas.test',
		instagram: 'https://instagram.com/casa',
		linkedin: '',
		feed: true,
	};
	const socialProfiles = ['https://www.youtube.com/@casa', 'https://casa.social/@nos'];
	expect(followLinks({ follow, socialProfiles }).map(({ name, url }) => [name, url])).toEqual([
		['Canal no WhatsApp', 'https://whatsapp.com/channel/a'],
		['Receber por e-mail', 'https://cartas.test'],
		['Instagram', 'https://instagram.com/casa'],
		['RSS', '/rss.xml'],
		['YouTube', 'https://www.youtube.com/@casa'],
		['casa.social', 'https://casa.social/@nos'],
	]);
});

it('nothing is shown where nothing is set', () => {
	expect(followLinks({ follow: nowhere, socialProfiles: [] })).toEqual([]);
});
