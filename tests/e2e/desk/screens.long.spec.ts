import type { Page } from '@playwright/test';
import { findNewViolations } from '../find-violations.ts';
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

/** `SCREENS_TO`, a folder, takes screenshots at three widths instead of testing the screens. */
const pictures = process.env['SCREENS_TO'];
const widths = pictures ? [1280, 768, 360] : [1280, 360];

async function takePicture(page: Page, path: string) {
	const { width } = page.viewportSize() ?? { width: 1280 };
	const whole = await page.evaluate(() => document.documentElement.scrollHeight);
	// Not `fullPage`: sticky bars would appear in the middle.
	await page.setViewportSize({ width, height: Math.min(Math.max(whole, 800), 1700) });
	await page.waitForTimeout(400); // Lets animations finish.
	const { default: sharp } = await import('sharp');
	await sharp(await page.screenshot({ animations: 'disabled' }))
		.webp({ quality: 60 })
		.toFile(path);
}

/** The bar at the bottom covers half a row, which axe takes for a small target; `smallTargets` measures the whole row. */
const rules = { 'target-size': { enabled: false } };

async function examine(page: Page, width: number) {
	expect.soft(await findNewViolations(page, rules), `${width} px`).toEqual([]);
	if (width < 768) expect.soft(await smallTargets(page), 'all that is tapped').toEqual([]);
}

for (const { name, open, isSignedOut } of deskScreens) {
	test(`axe finds nothing on the screen ${name}, and nothing sticks out of it`, async ({
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
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			if (pictures) await takePicture(page, `${pictures}/${name}-${width}.webp`);
			else await examine(page, width);
		}
		expect.soft(broken, 'A10: the screen keeps to its policy').toEqual([]);
		// A pending reply would be changed after its context is gone.
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await context.close();
	});
}
