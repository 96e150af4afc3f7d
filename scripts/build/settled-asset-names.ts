import type { Plugin } from 'vite';

const placeholder = /import\.meta\.ROLLDOWN_FILE_URL_([\w$]+)/g;

/**
 * Writes an asset's address into the module that imports it at once. Until then it is a number by the order in
 * which parallel work came to its end, and Astro, which hashes modules, would take pages for changed.
 */
export const settledAssetNames: Plugin = {
	name: 'settled-asset-names',
	apply: 'build',
	enforce: 'post',
	transform(code) {
		if (!code.includes('import.meta.ROLLDOWN_FILE_URL_')) return undefined;
		const settled = code.replace(placeholder, (_, reference: string) =>
			JSON.stringify(`/${this.getFileName(reference)}`),
		);
		return { code: settled, map: null };
	},
};
