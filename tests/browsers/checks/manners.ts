import { expect, test } from 'vitest';
import type { Kept } from '../kept.ts';

const answer = async ({ visit }: Kept, name: string) => {
	await visit.open('/');
	await visit.run(() => localStorage.clear());
	await visit.open('/');
	await visit.click('[aria-label=Cookies] button', name);
	await visit.until('the bar is gone', ({ find }) => !find('[aria-label=Cookies]'));
};

export function checkManners(kept: Kept): void {
	test('who declines cookies is not asked again, and nothing of Google is loaded', async () => {
		const { visit } = kept;
		await answer(kept, 'Recusar');
		await visit.open('/posts');
		await new Promise((resolve) => setTimeout(resolve, 500));
		const seen = await visit.run(({ find, all }) => ({
			bar: find('[aria-label=Cookies]') !== undefined,
			tags: all('script[src*="google"]').length,
		}));
		expect(seen).toEqual({ bar: false, tags: 0 });
	});

	test('who accepts cookies is measured', async () => {
		await answer(kept, 'Aceitar');
		await kept.visit.until(
			'the tag',
			({ all }) => all('script[src*="googletagmanager"]').length > 0,
		);
		await kept.visit.run(() => localStorage.clear());
	});

	test('on paper an article has its words, and nothing that needs a screen', async () => {
		const { visit } = kept;
		await visit.open('/post/quanto-custa-a-sua-hora');
		await visit.run(({ all }) => {
			// No driver prints: the sheet for paper is put on the screen.
			for (const sheet of all('link[media=print]') as HTMLLinkElement[]) sheet.media = 'all';
		});
		await visit.until('the sheet', ({ find }) => !find('.share'));
		const seen = await visit.run(({ find }) =>
			['.toc', '.crumbs', '.cta', '.article-head h1', '.prose p'].filter((part) => find(part)),
		);
		expect(seen).toEqual(['.article-head h1', '.prose p']);
	});
}
