import type { Page } from '@playwright/test';

const leastPx = 44;

/**
 * Tappable elements smaller than a fingertip. Exceptions: the list's head, which is only for screen readers on a phone,
 * and links within a sentence, which are as high as its line (WCAG 2.5.8).
 */
export const smallTargets = (page: Page) =>
	page.evaluate((least) => {
		const small = new Set<string>();
		const targets = 'a[href], button, input, select, textarea, summary';
		for (const element of document.querySelectorAll<HTMLElement>(targets)) {
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			if (
				element.closest(
					'.visually-hidden, .skip, .native-date, thead, [data-sonner-toaster], p .link, li .link, .sub .link',
				)
			)
				continue;
			const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
			if (width === 0 || height === 0) continue;
			if (Math.min(Math.round(width), Math.round(height)) < least)
				small.add(
					`${element.tagName}.${element.className}: ${Math.round(width)} × ${Math.round(height)}`,
				);
		}
		return [...small];
	}, leastPx);
