import type { Locator, Page } from '@playwright/test';

/** Home with its search box and the results below it. */
export class Results {
	readonly page: Page;
	readonly box: Locator;
	readonly title: Locator;
	readonly count: Locator;
	readonly cards: Locator;
	readonly pager: Locator;

	constructor(page: Page) {
		this.page = page;
		this.box = page.getByRole('searchbox', { name: 'Buscar por título' });
		this.title = page.getByRole('heading', { name: 'Resultados da Busca' });
		const results = page.locator('.results');
		this.count = results.locator('.results-head').getByRole('status');
		this.cards = results.locator('article.card');
		this.pager = results.getByRole('navigation', { name: 'Páginas' });
	}

	get titles(): Promise<string[]> {
		return this.cards.getByRole('heading').allInnerTexts();
	}

	chip(name: string): Locator {
		return this.page.getByRole('list', { name: 'Filtros ativos' }).getByRole('button', { name });
	}

	group(name: string): Locator {
		return this.page.locator('.results').getByRole('region', { name, exact: true });
	}
}
