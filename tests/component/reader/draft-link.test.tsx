import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedDraft } from '../../../src/islands/draft-link.tsx';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const secret = 'S_gredo-'.repeat(6).slice(0, 43);
let place: HTMLElement;
const asked = vi.fn<typeof fetch>();
beforeEach(() => {
	vi.stubGlobal('fetch', asked);
	asked.mockReset();
	history.replaceState(null, '', `/rascunho#${secret}`);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const answer = (status: number, body: unknown) =>
	asked.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const show = () =>
	act(async () => {
		place = render(<SharedDraft />).container;
	});
const draft = (given: Parameters<typeof aPostSummary>[0] = {}) => ({
	success: true,
	post: aPostSummary({ published: false, published_at: null, category: aCategory(), ...given }),
	article: {
		html: '<p>O corpo do rascunho.</p>',
		outline: [],
		plain_text: '',
		reading_minutes: 1,
		renderer: 'test',
	},
	valid_until: '2031-12-02T15:00:00.000Z',
});

test('a draft is shown with how long its link is valid, and with nothing that leads away', async () => {
	answer(200, draft({ title: 'O café da casa' }));
	await show();
	expect(place.querySelector('h1')?.textContent).toBe('O café da casa');
	expect(place.querySelector('.draft-line')?.textContent).toBe(
		'Rascunho. Não publicado.O link vale até 2 de dezembro de 2031.',
	);
	expect(place.textContent).toContain('O corpo do rascunho.');
	expect(place.textContent).toContain('Sem data ainda');
	expect(place.textContent).toContain('Você leu até o fim');
	expect(place.textContent).toContain('quantas vezes ele foi aberto');
	expect(place.querySelectorAll('a, .share, .cta')).toHaveLength(0);
});

test('a text that has no title yet has a heading all the same', async () => {
	answer(200, draft({ title: '' }));
	await show();
	expect(place.querySelector('h1')?.textContent).toBe('Sem título');
});

test('a cover that a model made is named as in the article', async () => {
	const image_url = `/images/${'a'.repeat(64)}-800.webp`;
	answer(200, { ...draft({ image_url }), cover_generated: true });
	await show();
	expect(place.querySelector('.credit')?.textContent).toBe('Imagem criada com IA');
});

test('a scheduled post says when it comes out', async () => {
	answer(200, draft({ scheduled_at: '2031-11-27T15:00:00.000Z' }));
	await show();
	expect(place.textContent).toContain('Vai ao ar em 27 de novembro de 2031');
});

test('the secret goes into the body of one call and into no address', async () => {
	answer(200, draft());
	await show();
	expect(asked).toHaveBeenCalledTimes(1);
	const [address, sent] = asked.mock.calls[0] ?? [];
	expect(address).toBe('/api/open-draft');
	expect(sent).toMatchObject({ body: JSON.stringify({ secret }), referrerPolicy: 'no-referrer' });
});

test.each([404, 400])('a link that does not open is not found (%i)', async (status) => {
	answer(status, { success: false, error: 'x', code: 'not_found' });
	await show();
	expect(place.querySelector('h1')?.textContent).toBe('Post não encontrado');
	expect(place.querySelector('.draft-line')).toBeNull();
});

test('a call that fails says so and is made again by a press', async () => {
	answer(429, { success: false, error: 'Muitas tentativas. Espere 15 min para tentar de novo.' });
	await show();
	expect(place.textContent).toContain('Não foi possível abrir agora');
	expect(place.textContent).toContain('Espere 15 min');
	answer(200, draft({ title: 'Agora sim' }));
	await act(async () => place.querySelector('button')?.click());
	expect(place.querySelector('h1')?.textContent).toBe('Agora sim');
});

test('another link in the same tab opens another draft', async () => {
	answer(200, draft({ title: 'Um' }));
	await show();
	answer(200, draft({ title: 'Dois' }));
	await act(async () => {
		location.hash = `#${secret.toUpperCase()}`;
		dispatchEvent(new HashChangeEvent('hashchange'));
	});
	expect(place.querySelector('h1')?.textContent).toBe('Dois');
	expect(asked.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ secret: secret.toUpperCase() }));
});

test('a text that came out says so and leads there', async () => {
	answer(200, { success: true, live: 'o-cafe-da-casa' });
	await show();
	expect(place.querySelector('h1')?.textContent).toBe('Este texto já está no ar');
	expect(place.querySelector('a')?.getAttribute('href')).toBe('/post/o-cafe-da-casa');
	expect(place.textContent).not.toContain('Voltar ao início');
});

test.each(['.', '>', ')', '&utm_source=zap', '%3E', '?fbclid=1', '*', '%E2%80%8B'])(
	'what a mail or a chat put behind the secret does no harm (%s)',
	async (tail) => {
		history.replaceState(null, '', `/rascunho#${secret}${tail}`);
		answer(200, draft());
		await show();
		expect(asked.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ secret }));
	},
);

test('a secret that was broken into two lines is one', async () => {
	history.replaceState(null, '', `/rascunho#${secret.slice(0, 20)}%20${secret.slice(20)}`);
	answer(200, draft());
	await show();
	expect(asked.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ secret }));
});

test.each(['', `#${secret.slice(1)}`, '#', `#${secret.slice(9)}&utm_medium=social`])(
	'of a link that was cut the page says so, and asks nobody (%s)',
	async (hash) => {
		history.replaceState(null, '', `/rascunho${hash}`);
		await show();
		expect(place.querySelector('h1')?.textContent).toBe('Este link chegou incompleto');
		expect(asked).not.toHaveBeenCalled();
	},
);

test.each<[string, number, object]>([
	['O café da casa', 200, draft({ title: 'O café da casa' })],
	['Este texto já está no ar', 200, { success: true, live: 'x' }],
	['Post não encontrado', 404, {}],
	['Não foi possível abrir agora', 500, {}],
])("the tab's title is what the page shows: %s", async (title, status, body) => {
	answer(status, body);
	await show();
	expect(document.title).toBe(`${title} | Vão Livre`);
});
