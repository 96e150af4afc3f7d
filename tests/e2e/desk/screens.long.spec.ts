import { join } from 'node:path';
import { judgeEveryWay, picturesTo, takePictures } from '../shown-in-every-way.ts';
import { deskScreens } from './desk-screens.ts';
import {
	aSavedPost,
	editor,
	expect,
	openBrowser,
	openPost,
	showPreview,
	signedOut,
	test,
} from './desk-test.ts';
import { smallTargets } from './small-targets.ts';

test('A10: no screen of the desk breaks its content security policy', async ({ page, desk }) => {
	const broken: string[] = [];
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
			console.warn('CSP', violatedDirective, blockedURI),
		);
	});
	page.on('console', (message) => {
		if (/CSP|Content Security|TrustedHTML|TrustedScript/.test(message.text()))
			broken.push(message.text());
	});
	const { id } = await aSavedPost(desk);
	for (const path of [
		'/admin/calendario',
		'/admin/resultados',
		'/admin/imagens',
		'/admin/assuntos/autores',
		'/admin/lixeira',
		'/admin/sistema',
		'/admin/perfil',
		`/admin/edit/${id}/historico`,
	]) {
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).waitFor();
	}
	await openPost(page, id);
	await showPreview(page);
	await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
	await editor(page).click();
	await editor(page).evaluate((element) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/html', '<p>Colado <b>forte</b></p>');
		clipboardData.setData('text/plain', 'Colado forte');
		element.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
		);
	});
	await expect(editor(page)).toContainText('Colado **forte**');
	expect(broken).toEqual([]);
});

for (const [place, { name, open, isSignedOut, spared = [] }] of deskScreens.entries()) {
	test(`WCAG 2.2 AA: the screen ${name} has no violation however it is shown, and nothing sticks out of it`, async ({
		browser,
		desk,
		site,
	}) => {
		test.setTimeout(120_000);
		const context = await openBrowser(browser, site, desk, {
			...(isSignedOut && { storageState: signedOut }),
		});
		const page = await context.newPage();
		const broken: string[] = [];
		page.on('console', (message) => {
			if (/Content Security|TrustedHTML|TrustedScript/.test(message.text()))
				broken.push(message.text());
		});
		await open(page, desk);
		if (picturesTo) await takePictures(page, join(picturesTo, 'desk', name));
		else {
			// The bar at the bottom covers half a row, which axe takes for a small target; `smallTargets` measures the whole row.
			const off = ['target-size', ...spared].map((rule) => [rule, { enabled: false }]);
			await judgeEveryWay(page, place, Object.fromEntries(off));
			expect.soft(await smallTargets(page), 'all that is tapped').toEqual([]);
		}
		expect.soft(broken, 'A10: the screen keeps to its policy').toEqual([]);
		// A pending reply would be changed after its context is gone.
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await context.close();
	});
}
