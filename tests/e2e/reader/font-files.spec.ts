import { expect, test } from './reader-test.ts';

const asked = (names: Set<string>) =>
	[...names].map((name) => name.replace(/\.\w+\.woff2$/, '')).sort();

test('a page asks for a font’s rest with its first character of it, and shows names that no font has', async ({
	page,
}) => {
	const names = new Set<string>();
	page.on('request', (request) => {
		if (request.resourceType() === 'font') names.add(request.url().replace(/.*\//, ''));
	});
	const write = (text: string) =>
		page.evaluate(async (text) => {
			const place = document.querySelector('.prose > p');
			if (place) place.innerHTML = text;
			await document.fonts.ready;
			return place?.getBoundingClientRect().width;
		}, text);
	await page.goto('/post/post-1', { waitUntil: 'networkidle' });
	expect(asked(names).filter((name) => name.endsWith('-more'))).toEqual([]);
	await write('Łukasz Żółć, Nguyễn Thị Ánh, 東京');
	expect(asked(names).filter((name) => name.endsWith('-more'))).toEqual([]);
	await write('Begoña');
	await expect.poll(() => asked(names)).toContain('literata-more');
	expect(asked(names)).not.toContain('literata-italic-bold-text');
	await write('<em><strong>Sim</strong></em>');
	await expect.poll(() => asked(names)).toContain('literata-italic-bold-text');
});
