import { expect, inject, test } from 'vitest';
import { site as blog } from '#config/site';
import { letCount } from '../../support/let-count.ts';
import type { Kept } from '../kept.ts';
import { forget, signIn } from './signing-in.ts';

const words = 'Reserve uma mesa';
/** A build brings a new post into the search. */
const siteWaitMs = 90_000;
/** The scheduler counts each minute, and one count may have begun before this reader came. */
const countWaitMs = 150_000;

/** A public text whose way to the house stands alone in its paragraph; its title has a word that no other text has. */
async function publish({ desk }: Kept): Promise<{ slug: string; word: string }> {
	const word = `mesa${crypto.randomUUID().slice(0, 8)}`;
	const { post } = await desk.call<{ post: { slug: string } }>('create-post', {
		title: `Trabalhar à ${word}`,
		author: 'Marina',
		category: 'Guias',
		published: true,
		content: `Antes do botão.\n\n[${words}](${blog.company.bookingUrl})\n\nDepois dele.`,
	});
	return { slug: post.slug, word };
}

async function search({ visit }: Kept, word: string, slug: string): Promise<void> {
	await expect
		.poll(
			async () => {
				await visit.open('/');
				await visit.click('input#q');
				await visit.type(word);
				await visit.press('Enter');
				await visit.until('the search', () => document.title.includes('Resultados da Busca'));
				const seen = () =>
					visit.run(({ find }, path) => !!find(`main a[href="${path}"]`), `/post/${slug}`);
				const end = Date.now() + 3_000;
				while (!(await seen()) && Date.now() < end)
					await new Promise((done) => setTimeout(done, 200));
				return seen();
			},
			{ timeout: siteWaitMs, interval: 1_000 },
		)
		.toBe(true);
	await visit.click(`main a[href="/post/${slug}"]`);
	await visit.until('the article', (_, path) => location.pathname === path, `/post/${slug}`);
}

/** The events that the page gave to Google's tag, as `name, fields`. */
const eventsOf = ({ visit }: Kept, name: string) =>
	visit.run((_, wanted) => {
		const layer = (globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
		return layer
			.map((call) => Array.from(call))
			.filter(([kind, event]) => kind === 'event' && event === wanted)
			.map(([, , fields]) => fields);
	}, name);

export function checkFromSearchToDoor(kept: Kept): void {
	test('from the search to a button in a text: Google’s tag is told its kind and place, and Resultados shows it', async () => {
		const { visit } = kept;
		const told = (call: string) => visit.gate.calls.filter((each) => each.includes(call)).join();
		const { slug, word } = await publish(kept);
		await forget(kept);
		visit.gate.calls.length = 0;
		await search(kept, word, slug);
		await visit.click('[aria-label=Cookies] button', 'Aceitar');
		await expect.poll(() => eventsOf(kept, 'page_view')).toHaveLength(1);
		await expect.poll(() => told('/api/register-view'), { timeout: 15_000 }).toContain(slug);

		const leadsTo = await visit.run(({ find }, name) => {
			const door = find('.prose .door a.btn-fill', name) as HTMLAnchorElement;
			// The house's own site is not on this machine.
			door.addEventListener('click', (event) => event.preventDefault());
			return door.href;
		}, words);
		expect(leadsTo).toContain(blog.company.bookingUrl);
		await visit.click('.prose .door a', words);
		await expect
			.poll(() => eventsOf(kept, 'cta_click'))
			.toEqual([{ cta_type: 'visit', cta_location: 'text' }]);
		await visit.open('/privacidade');
		await expect
			.poll(() => told('/api/register-acts'), { timeout: 15_000 })
			.toContain('visit-click-text');

		await signIn(kept);
		await expect
			.poll(
				async () => {
					// Each time: beside the other browser, a count may have begun before this reader came.
					await letCount(inject('site').dataDir);
					await visit.open('/admin/resultados?periodo=7d');
					await visit.see('Leram até o fim');
					return visit.run(
						({ all }, title) =>
							all('[role=row], tr')
								.map(({ textContent }) => textContent?.replace(/\s+/g, ' ') ?? '')
								.find((row) => row.includes(title)) ?? 'not counted yet',
						word,
					);
				},
				{ timeout: countWaitMs, interval: 5_000 },
			)
			.toMatch(/1 visita.*1 clique nos botões do espaço, no texto 1.*busca do blog/i);
	}, 300_000);
}
