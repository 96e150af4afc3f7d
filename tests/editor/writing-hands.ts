import { expect, type Locator, type Page } from '@playwright/test';

/** How the blocks and marks are reached: by keys and the slash menu, or by the phone's bar. */
export interface Hand {
	press: (control: Locator) => Promise<void>;
	style: (name: string) => Promise<void>;
	/** Switches a mark or a list on or off. */
	toggle: (name: 'Negrito' | 'Riscado' | 'Código' | 'Lista') => Promise<void>;
	link: () => Promise<void>;
	insert: (slash: string, name: string) => Promise<void>;
}

/** The editor, in either view. */
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo' });
export const titleField = (page: Page) =>
	page.getByRole('textbox', { name: 'Título', exact: true });
export async function typeAtEnd(page: Page, text: string) {
	await editor(page).click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type(text);
}
export const toolbar = (page: Page) =>
	page.getByRole('toolbar', { name: 'Formatação' }).filter({ visible: true });

export function aDesk(page: Page): Hand {
	const keys = { Negrito: 'Control+b', Riscado: 'Control+Shift+X', Código: 'Control+e' };
	return {
		press: (control) => control.click(),
		style: async (name) => {
			await toolbar(page)
				.getByRole('button', { name: /^Estilo do parágrafo/ })
				.click();
			await page.getByRole('menuitemradio', { name }).click();
		},
		toggle: (name) =>
			name === 'Lista'
				? toolbar(page).getByRole('button', { name: 'Lista (Ctrl+Shift+8)' }).click()
				: page.keyboard.press(keys[name]),
		link: () => page.keyboard.press('Control+k'),
		insert: async (slash, name) => {
			await page.keyboard.type(`/${slash}`);
			await expect(page.getByRole('option', { name }).first()).toBeVisible();
			await page.keyboard.press('Enter');
		},
	};
}

export function aPhone(page: Page): Hand {
	const bar = toolbar(page);
	const behindStyle = (name: string | RegExp) => ({
		open: () => bar.getByRole('button', { name: /^Estilo do parágrafo/ }).tap(),
		item: page.getByRole('menu').getByText(name, { exact: true }),
	});
	const fromStyle = async (name: string) => {
		const { open, item } = behindStyle(name);
		await open();
		await item.tap();
	};
	return {
		press: (control) => control.tap(),
		style: fromStyle,
		toggle: (name) =>
			name === 'Negrito' || name === 'Lista'
				? bar.getByRole('button', { name, exact: true }).tap()
				: fromStyle(name),
		link: () => bar.getByRole('button', { name: 'Link', exact: true }).tap(),
		insert: async (_, name) => {
			await bar.getByRole('button', { name: 'Inserir' }).tap();
			await page.getByRole('group', { name: 'Inserir' }).getByText(name, { exact: true }).tap();
		},
	};
}
