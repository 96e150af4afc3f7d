import type { Locator, Page } from '@playwright/test';

/** One of home's carousels, by its title. */
export class Carousel {
	readonly root: Locator;
	readonly back: Locator;
	readonly forward: Locator;
	readonly slides: Locator;

	constructor(page: Page, title: string) {
		this.root = page.getByRole('region', { name: title });
		this.back = this.root.getByRole('button', { name: `${title}: anteriores` });
		this.forward = this.root.getByRole('button', { name: `${title}: próximos` });
		this.slides = this.root.getByRole('group');
	}

	/** Positions, starting at 1, of the cards that are completely visible. */
	async wholeCards(): Promise<number[]> {
		return this.slides.evaluateAll((slides) => {
			const track = slides[0]?.parentElement?.getBoundingClientRect();
			return slides.flatMap((slide, index) => {
				const { left, right } = slide.getBoundingClientRect();
				return track && left >= track.left - 1 && right <= track.right + 1 ? [index + 1] : [];
			});
		});
	}
}
