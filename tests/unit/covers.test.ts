import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../public/covers', import.meta.url));
const names = readdirSync(folder);

describe('the covers', () => {
	it('are at least ten', () => {
		expect(names.filter((name) => name.endsWith('.svg')).length).toBeGreaterThanOrEqual(10);
	});

	it.each(names)('%s is a light 16:9 drawing that stands alone and says what it shows', (name) => {
		const svg = readFileSync(`${folder}/${name}`, 'utf8');
		expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
		expect(svg).toContain('viewBox="0 0 640 360"');
		expect(svg).toContain('width="1280" height="720"');
		expect(svg).toMatch(/<title>[^<]{10,}<\/title>/);
		expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="(?!#)/i);
	});
});
