import { expect, test } from 'vitest';
import { nameBrowser } from '../../../admin/src/old-browser/name-browser.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
	[
		`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/16.6 Safari/605.1.15`,
		'Safari 16.6',
	],
	[
		`Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) ${webkit} CriOS/118.0.5993.69 Mobile/15E148 Safari/604.1`,
		'Chrome 118',
	],
	[`${blink} Chrome/108.0.0.0 Safari/537.36`, 'Chrome 108'],
	[`${blink} Chrome/108.0.0.0 Safari/537.36 Edg/108.0.1462.46`, 'Edge 108'],
	['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox 115'],
	['curl/8.5.0', undefined],
])('%s is %s', (userAgent, name) => {
	expect(nameBrowser(userAgent)).toBe(name);
});
