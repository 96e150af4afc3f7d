import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedDraft } from '../../../src/islands/draft-link.tsx';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

let place: HTMLElement;
const asked = vi.fn<typeof fetch>();
beforeEach(() => {
	vi.stubGlobal('fetch', asked);
	asked.mockReset();
	history.replaceState(null, '', '/rascunho#segredo');
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
	expect(sent).toMatchObject({ body: '{"secret":"segredo"}', referrerPolicy: 'no-referrer' });
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
		location.hash = '#outro';
		dispatchEvent(new HashChangeEvent('hashchange'));
	});
	expect(place.querySelector('h1')?.textContent).toBe('Dois');
	expect(asked.mock.lastCall?.[1]?.body).toBe('{"secret":"outro"}');
});
