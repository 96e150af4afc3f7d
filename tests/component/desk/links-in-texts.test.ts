import { expect, test } from 'vitest';
import { foreignPictures } from '#domain/text/address-spots';
import { linkedSlug, relink } from '#domain/text/own-links';
import { findDroppedParts } from '../../../admin/src/checks/check-text.ts';
import { markHits } from '../../../admin/src/features/post-form/link/choice-row.tsx';
import { postWords } from '../../../admin/src/features/post-form/link/post-words.ts';
import {
	isAddressLike,
	readAddress,
} from '../../../admin/src/features/post-form/link/read-address.ts';
import { videosIn } from '../../../admin/src/features/post-form/use-known-videos.ts';

const own = 'blog.test:8888';

test.each([
	[
		'https://www.sebrae.com.br/calculo',
		'site',
		'sebrae.com.br',
		'https://www.sebrae.com.br/calculo',
	],
	['sebrae.com.br', 'site', 'sebrae.com.br', 'https://sebrae.com.br/'],
	['https://blog.test/post/mesa#fim', 'own', '/post/mesa#fim', '/post/mesa#fim'],
	['/livros', 'own', '/livros', '/livros'],
	['ana@blog.test', 'mail', 'ana@blog.test', 'mailto:ana@blog.test'],
	['tel:+5511', 'phone', '+5511', 'tel:+5511'],
	['#conta', 'section', '#conta', '#conta'],
	['//evil.test/x', 'site', 'evil.test', 'http://evil.test/x'],
])('the address %s is judged by its form', (typed, kind, name, address) => {
	expect(isAddressLike(typed)).toBe(true);
	const read = readAddress(typed, own);
	expect({ ...read, address: read?.address.replace(/^https(?=:\/\/evil)/, 'http') }).toEqual({
		kind,
		name,
		address,
	});
});

test.each(['https://', 'https://um dois.com', 'http://semponto/x', 'mailto:', 'https://[::x'])(
	'%s is an address that does not open',
	(typed) => {
		expect(isAddressLike(typed)).toBe(true);
		expect(readAddress(typed, own)).toBeUndefined();
	},
);

test.each(['interrupção', 'o custo da mesa', 'R$ 14.50 por hora', 'fim.'])(
	'%s is a search, not an address',
	(typed) => {
		expect(isAddressLike(typed)).toBe(false);
	},
);

test('the letters asked for are marked in a title, whatever the accents', () => {
	const hits = (title: string, q: string) =>
		markHits(title, q)
			.map(({ text, isHit }) => (isHit ? `[${text}]` : text))
			.join('');
	expect(hits('O custo da interrupção', 'INTERRUPCAO custo')).toBe('O [custo] da [interrupção]');
	expect(hits('Às três', 'as')).toBe('[Às] três');
	expect(hits('Nada', '')).toBe('Nada');
});

const post = {
	id: '1',
	slug: 'um',
	title: 'Um',
	category: 'Gestão',
	published: false,
	published_at: null,
	scheduled_at: null,
	deleted_at: null,
	updated_at: '2026-11-20T12:00:00.000Z',
};
const now = '2026-11-21T12:00:00.000Z';

test.each([
	[{ published: true, published_at: '2026-11-12T12:00:00.000Z' }, 'Gestão, 12/11/2026', undefined],
	[
		{ scheduled_at: '2026-11-30T12:00:00.000Z' },
		'Gestão, vai ao ar em 30/11/2026 às 09:00',
		'Até 30/11 o leitor verá o texto sem o link.',
	],
	[{}, 'Gestão, salvo ontem', 'Enquanto for rascunho, o leitor verá o texto sem o link.'],
	[
		{ deleted_at: '2026-11-14T12:00:00.000Z' },
		'Gestão, na lixeira até 14/12',
		'Está na lixeira: o link não abriria.',
	],
])('a post is told before it is linked to: %j', (part, about, why) => {
	const words = postWords({ ...post, ...part }, now);
	expect([words.about, words.why]).toEqual([about, why]);
});

test('an own address is known with the site’s origin and without', () => {
	const origin = 'https://blog.test';
	expect(linkedSlug('/post/mesa?x=1#fim')).toBe('mesa');
	expect(linkedSlug(`${origin}/post/mesa`, origin)).toBe('mesa');
	expect(linkedSlug('https://outro.test/post/mesa', origin)).toBeUndefined();
	expect(linkedSlug('/posts/2')).toBeUndefined();
	expect(relink(`${origin}/post/mesa#fim`, 'cadeira', origin)).toBe('/post/cadeira#fim');
});

test('a text’s pictures of other sites are listed once, those of the blog and of code are not', () => {
	const hash = 'a'.repeat(64);
	const content = [
		'![](https://fora.test/a.png) ![](https://fora.test/a.png)',
		'<img alt="" src="//fora.test/b.jpg">',
		`![](/images/${hash}-960.webp)`,
		'`![](https://fora.test/c.png)` [ver](https://fora.test/d.png)',
	].join('\n\n');
	expect(foreignPictures(content)).toEqual({
		addresses: ['https://fora.test/a.png', '//fora.test/b.jpg'],
		at: 4,
	});
});

test('what an article leaves out is found outside of code', () => {
	const content = '`<script>`\n\n<iframe src="x"></iframe> <svg></svg> <b>sim</b> <form>';
	expect([...findDroppedParts(content).keys()]).toEqual(['frames', 'drawings', 'forms']);
});

test('videos alone on a line are found for their cards', () => {
	const content =
		'https://youtu.be/dQw4w9WgXcQ\n\nVeja https://vimeo.com/1234\n\n<https://vimeo.com/76979871>';
	expect(videosIn(content)).toEqual([
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
		'https://vimeo.com/76979871',
	]);
});
