import type { Locator, Page } from '@playwright/test';

/** Home with its search box and the results below it. */
export class Results {
	readonly page: Page;
	readonly box: Locator;
	readonly title: Locator;
	readonly count: Locator;
	/** Found in the title. */
	readonly cards: Locator;
	/** Found in the text. */
	readonly rows: Locator;
	readonly pager: Locator;

	constructor(page: Page) {
		this.page = page;
		this.box = page.getByRole('searchbox', { name: 'Buscar por título' });
		this.title = page.getByRole('heading', { name: 'Resultados da Busca' });
		const results = page.locator('.results');
		this.count = results.locator('.results-head').getByRole('status');
		this.cards = results.locator('article.card');
		this.rows = results.locator('.rows > li');
		this.pager = results.getByRole('navigation', { name: 'Páginas' });
	}

	get titles(): Promise<string[]> {
		return this.cards.getByRole('heading').allInnerTexts();
	}

	chip(name: string): Locator {
		return this.page.getByRole('list', { name: 'Filtros ativos' }).getByRole('button', { name });
	}

	/** The subheading of a group. */
	tier(group: string, name: 'No título' | 'No texto'): Locator {
		return this.group(group).getByRole('heading', { name, exact: true });
	}

	group(name: string): Locator {
		return this.page.locator('.results').getByRole('region', { name, exact: true });
	}
}
