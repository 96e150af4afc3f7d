import { paths } from '#config/paths';
import { keptVersions } from '../../support/kept-version.ts';
import { aSavedPost, editor, expect, showMarkdown, test, titleField } from './desk-test.ts';

for (const { name, journal, account } of keptVersions) {
	test(`a browser of the version of ${name} gives back what it held, to the letter`, async ({
		page,
		desk,
		site,
	}) => {
		test.skip(account.email !== site.email, 'the journal is another account’s');
		const change = journal.find(({ baseRevision }) => baseRevision > 0);
		const [thrown, begun] = [true, false].map((isThrown) =>
			journal.find(
				({ baseRevision, thrownAt }) => baseRevision === 0 && isThrown === (thrownAt !== undefined),
			),
		);
		if (!change || !begun) throw new Error('the journal holds a change and a begun post');
		await aSavedPost(desk, { id: change.postId, title: change.values.title });
		// Creates that version's own browser database before this version's code runs.
		await page.route('**/admin', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
		await page.goto('/admin');
		await page.evaluate(
			(entries) =>
				new Promise<void>((done, fail) => {
					const opening = indexedDB.open('mesa', 1);
					opening.onupgradeneeded = () => {
						const keyPath = ['user', 'postId', 'tab'];
						const store = opening.result.createObjectStore('entries', { keyPath });
						store.createIndex('at', 'at');
					};
					opening.onerror = () => fail(opening.error);
					opening.onsuccess = () => {
						const writing = opening.result.transaction('entries', 'readwrite');
						for (const entry of entries) writing.objectStore('entries').put(entry);
						writing.oncomplete = () => {
							opening.result.close();
							done();
						};
					};
				}),
			journal.map((entry) => ({ ...entry, at: new Date().toISOString() })),
		);
		await page.unroute('**/admin');
		await showMarkdown(page);
		// The editor draws only the lines that are in view.
		await page.setViewportSize({ width: 1280, height: 3000 });
		await page.goto(`/admin/edit/${change.postId}`);
		await page.getByRole('button', { name: 'Usar a deste navegador' }).click();
		await expect(editor(page)).toContainText('Palavras que só o navegador tem.');
		await page.goto(`/admin/create?id=${begun.postId}`);
		await expect(titleField(page)).toHaveValue(begun.values.title);
		await expect(editor(page)).toContainText(begun.values.content);
		if (!thrown) return;
		await page.goto(paths.admin.bin);
		await page.getByRole('button', { name: `Restaurar: ${thrown.values.title}` }).click();
		await expect(page.getByText('Post restaurado como rascunho').first()).toBeVisible();
		await page.goto(paths.admin.edit(thrown.postId));
		await expect(titleField(page)).toHaveValue(thrown.values.title);
		await expect(editor(page)).toContainText(thrown.values.content);
	});
}
