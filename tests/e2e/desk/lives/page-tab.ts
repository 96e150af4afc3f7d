import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Side } from '../../../../admin/src/features/post-form/conflict/choices.ts';
import { messages } from '../../../../admin/src/messages/all.ts';
import type { FieldName, PostValues } from '../../../../admin/src/text/post-values.ts';
import { typedTimeOf } from '../../../../admin/src/when/schedule-time.ts';
import type { DeskTab, FormSeen, Press } from '../../../support/lives/the-desk.ts';
import { editor } from '../desk-test.ts';
import type { PageBrowser } from './page-browser.ts';
import { findPlace, isOtherEditor, readForm, readLastText, readSelection } from './page-form.ts';
import { planChange, takePlanBack } from './page-plans.ts';

const looks = 250;
const quietLooks = 3;
const mostUndos = 20;

/** One tab of Chromium with the real desk: everything is done with keyboard and pointer. */
export class PageTab implements DeskTab {
	private readonly browser: PageBrowser;
	private page: Page | undefined;
	/** The text after the last act, and what stood before each act since then that undo can lead back to. */
	private known = '';
	private past: string[] = [];

	constructor(browser: PageBrowser) {
		this.browser = browser;
	}

	async opens(address: string): Promise<void> {
		if (!this.browser.isOnline) return;
		this.past = [];
		this.page = await this.browser.context.newPage();
		// The browser's own question before a text that is not saved is closed.
		this.page.on('dialog', (dialog) => void dialog.accept());
		await this.page.goto(address);
		await this.page.locator('.cm-content, .empty').first().waitFor();
		await this.rests();
	}

	async closes(): Promise<void> {
		const { page } = this;
		this.page = undefined;
		if (!page) return;
		const closed = page.waitForEvent('close');
		await page.close({ runBeforeUnload: true });
		await closed;
	}

	async reloads(): Promise<void> {
		const address = this.page?.url();
		await this.closes();
		if (address) await this.opens(address);
	}

	async goesHome(): Promise<void> {
		const page = await this.front();
		const later = page.getByRole('button', { name: 'Voltar ao texto' });
		if (await later.isVisible()) await later.click();
		await page.locator('.doc-bar .back').first().click();
		const leave = page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true });
		for (let look = 0; look < looks && (await readForm(page)); look += 1) {
			if (await leave.isVisible()) await leave.click();
			await this.browser.rests();
		}
	}

	async sees(): Promise<FormSeen | undefined> {
		return this.page && readForm(this.page);
	}

	/** The page in front, as whoever uses it has it. */
	async front(): Promise<Page> {
		assert.ok(this.page, 'the tab is open');
		await this.page.bringToFront();
		return this.page;
	}

	/** Waits until nothing is under way, and answers the questions on the way. */
	private async rests(): Promise<void> {
		const { page } = this;
		if (!page) return;
		const dialog = page.getByRole('dialog');
		const goOn = dialog
			.getByRole('button', { name: /mesmo assim$|^Deixar como está$/ })
			.or(page.getByRole('dialog', { name: messages.form.category.which }).getByRole('menuitem'))
			.first();
		for (let look = 0, quiet = 0; look < looks && quiet < quietLooks; look += 1) {
			await new Promise((resolve) => setTimeout(resolve, 30));
			const { running, place } = (await readForm(page))?.text ?? {};
			const isAsked = await goOn.isVisible();
			if (isAsked) await goOn.click();
			const isBusy = running || place === 'saving' || this.browser.isWaiting;
			quiet = isBusy || isAsked ? 0 : quiet + 1;
		}
	}

	async types<N extends FieldName>(
		name: N,
		change: (before: PostValues[N]) => PostValues[N],
	): Promise<void> {
		const form = await this.sees();
		if (!form) return;
		const after = change(form.shown[name]);
		if (name === 'content') return this.typesText(String(after));
		await this.fills(name, after);
	}

	private async fills(name: FieldName, value: PostValues[FieldName]): Promise<void> {
		const page = await this.front();
		const field = page.locator(`[data-field="${name}"]`);
		const part = page.locator('.ficha details', { has: field });
		if ((await part.count()) > 0 && !(await part.evaluate((at) => at.hasAttribute('open'))))
			await part.locator('summary').click();
		if (name === 'scheduled_at') {
			const { day, hour } = typedTimeOf(String(value));
			await field.fill(day);
			await part.getByLabel('Hora').fill(hour);
		} else if (name === 'category_id') await field.selectOption(String(value));
		else if (Array.isArray(value)) {
			await field.fill(value.at(-1) ?? '');
			await field.press('Enter');
		} else await field.fill(String(value));
		await field.blur();
	}

	/** Types what the text ends with in addition, or writes it anew. */
	private async typesText(after: string): Promise<void> {
		const { keyboard } = await this.front();
		await this.writes(after, async (before) => {
			const isMore = after.startsWith(before);
			await keyboard.press(isMore ? 'Control+End' : 'Control+a');
			if (!isMore) await keyboard.press('Delete');
			const more = isMore ? after.slice(before.length) : after;
			if (more) await keyboard.type(more);
		});
	}

	/** Does something to the text, of which exactly this must come. */
	async writes(after: string, hand: (before: string) => Promise<void>): Promise<void> {
		const page = await this.front();
		const form = await this.sees();
		if (!form) return;
		const before = form.shown.content;
		if ((await isOtherEditor(page)) || before !== this.known) this.past = [];
		await editor(page).focus();
		await hand(before);
		const isJoined = await this.comesTo(after, form.text.merges);
		this.past = isJoined ? [] : [...this.past, before];
		this.known = after;
	}

	/** Waits for exactly this text. True when something from elsewhere was merged into it meanwhile. */
	private async comesTo(expected: string, merges: number): Promise<boolean> {
		let form = await this.sees();
		for (let look = 0; look < 40 && form?.shown.content !== expected; look += 1) {
			await this.browser.rests();
			form = await this.sees();
		}
		if (form && form.text.merges > merges) return true;
		const shown = JSON.stringify(form?.shown.content);
		assert.ok(form?.shown.content === expected, `${shown} instead of ${JSON.stringify(expected)}`);
		return false;
	}

	/** Whether the text is shown as it is written. */
	async isMarkdown(): Promise<boolean> {
		const shown = (await this.front()).locator('.seg button[aria-pressed="true"]');
		return (await shown.filter({ hasText: 'Markdown' }).count()) > 0;
	}

	/** What Enter writes behind a paragraph: Markdown is written line by line. */
	betweenParagraphs = async () => ((await this.isMarkdown()) ? '\n' : '\n\n');

	/** Selects this word by a double click, and again where the page moved below the pointer. */
	async selects(from: number, to: number): Promise<void> {
		const page = await this.front();
		for (let look = 0; look < looks; look += 1) {
			const place = await findPlace(page, from, to);
			await page.mouse.dblclick(place.x, place.y);
			const [start, end] = await readSelection(page);
			if (start === from && end === to) return;
			await this.browser.rests();
		}
		assert.fail(`the part from ${from} to ${to} cannot be selected`);
	}

	/** Undoes the last act, and redoes it if asked. Returns the text that is taken back. */
	async undoes(isRedone: boolean): Promise<{ gone: string; kept: string } | undefined> {
		const page = await this.front();
		const { keyboard } = page;
		const form = await this.sees();
		if (await isOtherEditor(page)) this.past = [];
		const [before, target] = [form?.shown.content, this.past.at(-1)];
		if (before === undefined || before !== this.known || target === undefined) return undefined;
		await this.pressesUntil(() => keyboard.press('Control+z'), target);
		if (isRedone) await this.pressesUntil(() => keyboard.press('Control+Shift+Z'), before);
		else this.past.pop();
		this.known = isRedone ? before : target;
		return { gone: before, kept: this.known };
	}

	/** Presses a key until this text stands there. */
	private async pressesUntil(press: () => Promise<void>, wanted: string): Promise<void> {
		await editor(await this.front()).focus();
		for (let times = 0; times < mostUndos; times += 1) {
			if ((await this.sees())?.shown.content === wanted) return;
			await press();
		}
		const shown = JSON.stringify((await this.sees())?.shown.content);
		assert.fail(`${shown} instead of ${JSON.stringify(wanted)}`);
	}

	async chooses(scheduledAt: string | null): Promise<void> {
		const page = await this.front();
		const name = scheduledAt === null ? 'Quando eu clicar em Publicar' : 'Agendar para';
		const radio = page.getByRole('radio', { name });
		if (!(await radio.isVisible()))
			await page.locator('.ficha summary', { hasText: 'Publicação' }).click();
		await radio.check();
		if (scheduledAt !== null) await this.fills('scheduled_at', scheduledAt);
	}

	/** In Chromium always a month ahead. */
	async plans(): Promise<void> {
		const { text } = (await this.sees()) ?? {};
		if (!text?.post?.published || text.conflict) return;
		await planChange(await this.front());
		await this.rests();
	}

	async takesPlanBack(): Promise<void> {
		await takePlanBack(await this.front());
		await this.rests();
	}

	async presses(button: Press): Promise<PostValues | undefined> {
		const page = await this.front();
		const buttons = page.locator('.doc-bar .wide-only');
		await this.sees();
		if (button === 'keep') await page.keyboard.press('Control+s');
		else if (button === 'main') await buttons.locator('button.primary').click();
		else await buttons.locator('button:not(.primary)').click();
		return this.comesToRest();
	}

	private async comesToRest(): Promise<PostValues | undefined> {
		await this.rests();
		return this.page && (await readLastText(this.page))?.values;
	}

	async settles(side: Side): Promise<PostValues | undefined> {
		const page = await this.front();
		const name = side === 'mine' ? /^Sua versão/ : /^Versão salva/;
		for (const question of await page.getByRole('radiogroup').filter({ visible: true }).all())
			await question.getByRole('radio', { name }).check();
		await page.getByRole('button', { name: 'Salvar o resultado' }).click();
		return this.comesToRest();
	}

	async putsOff(): Promise<void> {
		const page = await this.front();
		await page.getByRole('button', { name: 'Voltar ao texto' }).click();
	}

	async recovers(): Promise<PostValues | undefined> {
		const page = await this.front();
		const use = page.getByRole('button', { name: 'Usar a deste navegador' });
		if (!(await use.isVisible())) return undefined;
		const replaced = (await this.sees())?.text.values;
		await use.click();
		await this.rests();
		return replaced;
	}

	async restores(): Promise<void> {
		const page = await this.front();
		await page.getByRole('button', { name: 'Restaurar' }).click();
		await this.rests();
	}
}
