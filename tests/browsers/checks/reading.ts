import { expect, test } from 'vitest';
import { watched } from '../gate.ts';
import type { Kept } from '../kept.ts';

const article = '/post/quanto-custa-a-sua-hora';
const readerPages = ['/', '/posts', article, '/livros', '/autores', '/?q=mesa'];

export function checkReading(kept: Kept): void {
	test.each(['/', '/posts', article, '/?q=mesa'])(
		'at 360 px the chips of %s hold their text',
		async (path) => {
			await kept.visit.openNarrow(path);
			const burst = await kept.visit.run(({ all }) =>
				all('.chip, .badge').flatMap((chip) => {
					const outer = chip.getBoundingClientRect();
					const range = document.createRange();
					// A name for screen readers alone has no room.
					const shown = [chip, ...chip.querySelectorAll('span')].filter(
						(part) => part.getBoundingClientRect().width > 1,
					);
					return shown
						.flatMap((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === 3))
						.flatMap((words) => {
							range.selectNode(words);
							const { left, right } = range.getBoundingClientRect();
							const isIn = left >= outer.left - 0.5 && right <= outer.right + 0.5;
							return isIn ? [] : [`${words.textContent}: to ${right} of ${outer.right}`];
						});
				}),
			);
			expect(burst).toEqual([]);
		},
	);

	test.each(['/', '/posts', article, '/livros'])(
		'at 360 px the cut titles of %s fill their lines',
		async (path) => {
			await kept.visit.openNarrow(path);
			const thin = await kept.visit.run(({ all }) =>
				all('h1, h2, h3, h3 a, p').flatMap((title) => {
					const { webkitLineClamp, lineHeight } = getComputedStyle(title);
					const isCut = title.scrollHeight > title.clientHeight + 2;
					if (webkitLineClamp === 'none' || webkitLineClamp === '' || !isCut) return [];
					const text = document.createRange();
					text.selectNodeContents(title);
					const box = title.getBoundingClientRect();
					const widest = Math.max(
						...[...text.getClientRects()]
							.filter(({ top }) => top < box.bottom - Number.parseFloat(lineHeight) / 2)
							.map(({ width }) => width),
					);
					return widest < box.width * 0.6 ? [`${title.innerText}: ${widest} of ${box.width}`] : [];
				}),
			);
			expect(thin).toEqual([]);
		},
	);

	test.each(['/', '/posts', article, '/?q=mesa'])(
		'at 360 px %s is no wider than its window',
		async (path) => {
			await kept.visit.openNarrow(path);
			expect(await kept.visit.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
				360,
			);
		},
	);

	test('typing in the search shows results at once, and Enter keeps them', async () => {
		const { visit } = kept;
		await visit.open('/');
		await visit.click('input#q');
		await visit.type('mesa');
		await visit.see('encontrado');
		await visit.press('Enter');
		await visit.see('encontrado');
		expect(await visit.run(() => location.search)).toBe('?q=mesa');
		const found = await visit.run(
			({ all }) => all('.results article.card, .results .rows > li').length,
		);
		expect(found).toBeGreaterThan(0);
	});

	test('a second page of results opens, and going back returns to the first', async () => {
		const { visit } = kept;
		await visit.open('/?q=trabalho');
		await visit.until('React', () => document.title.includes('Resultados da Busca'));
		await visit.click('nav a', 'Página 2');
		await visit.until('page 2', () => location.search.includes('page=2'));
		await visit.run(() => history.back());
		await visit.until('page 1', () => !location.search.includes('page=2'));
		await visit.see('encontrado');
	});

	test.each(readerPages)('%s loads without an error', async (path) => {
		await kept.visit.open(watched(path));
		const listen = () => (globalThis as { faults?: string[] }).faults;
		await kept.visit.until('the page', listen);
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		expect(await kept.visit.run(listen)).toEqual([]);
	});

	test('a link in an article is underlined, not only coloured', async () => {
		const { visit } = kept;
		await visit.open(article);
		await visit.until('an underline', ({ find }) => {
			const link = find('.prose p a');
			return link && getComputedStyle(link).textDecorationLine === 'underline';
		});
	});

	test('an article that is opened is counted', async () => {
		const { visit } = kept;
		visit.gate.calls.length = 0;
		await visit.open(article);
		await expect
			.poll(() => visit.gate.calls.filter((call) => call.includes('/api/register-view')), {
				timeout: 15_000,
			})
			.toHaveLength(1);
		expect(visit.gate.calls.join()).toContain('quanto-custa-a-sua-hora');
	});

	test('a way to the house in a text is a button, and who follows it is counted with its place', async () => {
		const { visit } = kept;
		const told = (call: string) => visit.gate.calls.filter((each) => each.includes(call)).join();
		visit.gate.calls.length = 0;
		await visit.open('/post/a-reuniao-que-podia-ser-uma-mesa');
		await expect.poll(() => told('/api/register-view'), { timeout: 15_000 }).not.toBe('');
		await visit.run(({ find }) => {
			const door = find('.prose .door a.btn-fill', 'Agendar uma visita') as HTMLAnchorElement;
			door.href = '/privacidade';
			door.target = '';
		});
		await visit.click('.prose .door a');
		await expect
			.poll(() => told('/api/register-acts'), { timeout: 15_000 })
			.toContain('visit-click-text');
	});

	test('a carousel moves by its button, and its beginning is marked', async () => {
		const { visit } = kept;
		await visit.open('/');
		await visit.click('button', 'Posts Recentes: próximos');
		await visit.until(
			'the carousel has moved',
			({ all }) => (all('#recentes-lista')[0]?.scrollLeft ?? 0) > 50,
		);
		await visit.until('the way back', ({ find }) => {
			const back = find('button', 'Posts Recentes: anteriores') as HTMLButtonElement | undefined;
			return back?.disabled === false;
		});
	});
}
