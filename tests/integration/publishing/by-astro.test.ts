import { expect, test } from 'vitest';
import { openSiteFolder } from '../../support/built-site.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestApi } from '../../support/test-api.ts';

test.runIf(process.env['PAGES_BY'] === 'astro')(
	'Astro’s public interface alone makes the same site, byte for byte',
	async () => {
		const api = await createTestApi();
		for (const number of Array(30).keys()) {
			const tags = [`tema ${number % 3}`];
			await createdPost(api, {
				title: `Texto ${number}`,
				category: 'Gestão',
				tags,
				published: true,
			});
		}
		const folder = await openSiteFolder(api.url);
		const byAstro = await folder.build();
		expect(byAstro.size).toBeGreaterThan(0);
		process.env['PAGES_BY'] = '';
		const byProgram = await folder.build();
		await folder.remove();
		await api.close();
		expect([...byAstro.keys()]).toEqual([...byProgram.keys()]);
		for (const [name, bytes] of byAstro) {
			if (name !== 'version.json') expect(String(bytes), name).toBe(String(byProgram.get(name)));
		}
	},
	200_000,
);
