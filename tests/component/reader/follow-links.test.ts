import { expect, it } from 'vitest';
import { followLinks } from '#components/follow-links.ts';

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
