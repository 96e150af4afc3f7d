import { aSavedPost, expect, openPost, readPost, test } from './desk-test.ts';
import { countJournal, leaveText, offered } from './journal-entries.ts';

const dayMs = 86_400_000;

test('the journal offers nothing of another person, and what never arrived however old it is', async ({
	page,
	desk,
	site,
}) => {
	const { id, title } = await aSavedPost(desk);
	await openPost(page, id);
	const saved = await readPost(desk, id);
	const values = {
		title,
		content: 'Guardado aqui.',
		excerpt: 'Resumo.',
		author: 'Marina',
		tags: [],
		category_id: saved.category_id ?? '',
		read_time: '5 min',
		image_url: '',
		image_alt: '',
		slug: saved.slug,
		scheduled_at: null,
	};
	const anEntry = (part: object) => ({
		user: site.email,
		postId: id,
		tab: crypto.randomUUID(),
		values,
		baseRevision: 1,
		at: new Date().toISOString(),
		...part,
	});
	await leaveText(page, anEntry({ user: 'outra@example.com' }));
	await openPost(page, id);
	await expect(offered(page)).toBeHidden();
	expect(await countJournal(page)).toBe(1);
	await leaveText(page, anEntry({ at: new Date(Date.now() - 400 * dayMs).toISOString() }));
	await page.reload();
	await expect(offered(page)).toBeVisible();
});
