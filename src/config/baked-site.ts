import type * as Module from './site.ts';

const file = new URL('./site.ts', import.meta.url);

/**
 * For Vite: bundles get what `site.ts` comes to rather than its code. Browsers have no `process`, and the demo's words
 * stay away from a site that is called otherwise.
 */
export const bakedSite = {
	name: 'baked-site',
	enforce: 'pre' as const,
	/** React asks for it, too, where Node would have it. */
	configEnvironment: (name: string) =>
		name === 'client' ? { define: { 'process.emit': 'undefined' } } : undefined,
	async load(id: string): Promise<string | undefined> {
		if (!id.split('?')[0]?.endsWith('/src/config/site.ts')) return undefined;
		// Not the module that Node has already: `npm run dev` shows what was just changed.
		const values: typeof Module = await import(`${file.href}?${Date.now()}`);
		return Object.entries(values)
			.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
			.join('\n');
	},
};
