import type { Page } from '@playwright/test';

/** Gives the open page's text the distances that a reader may set (WCAG 1.4.12), within shadow roots too. */
export const spaceText = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			'* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
		);
		const space = (root: Document | ShadowRoot) => {
			root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
			for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) space(shadowRoot);
		};
		space(document);
	});
