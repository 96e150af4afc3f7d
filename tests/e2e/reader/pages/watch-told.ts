import type { Page } from '@playwright/test';

/** What the page tells of its readers, in order. */
export function watchTold(page: Page): unknown[] {
	const told: unknown[] = [];
	page.on('request', (request) => {
		const [, name] = /\/api\/register-(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
		if (name) told.push([name, request.postDataJSON()]);
	});
	return told;
}
