import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { searchFolder } from '#search/manifest';
import { openSearch, type SearchRequest } from '#search/open-index';

export interface QueryCost {
	requests: number;
	bytes: number;
	/** Of the answer alone, its files at hand. */
	milliseconds: number;
}

/** Common words, a piece of one, an ending, two words. */
export const commonQueries = [
	'empresa',
	'mercado',
	'arket',
	'ment',
	'gest',
	'cont',
	'mesa cliente',
];

/** One reader asks one query after the other; what was loaded once is kept. */
export async function askInTurn(site: string, queries: readonly string[]): Promise<QueryCost[]> {
	let loaded: string[] = [];
	const search = openSearch(async (name) => {
		loaded.push(name);
		return readFile(join(site, searchFolder, name));
	});
	const costs: QueryCost[] = [];
	for (const q of queries) {
		const request: SearchRequest = { q, category: '', tag: '', page: 1 };
		loaded = [];
		await search.answer(request);
		const asked = loaded;
		const start = performance.now();
		await search.answer(request);
		const milliseconds = performance.now() - start;
		const bytes = asked.reduce(
			(sum, name) => sum + transferBytes(join(site, searchFolder, name)),
			0,
		);
		costs.push({ requests: asked.length, bytes, milliseconds });
	}
	return costs;
}

/** Text travels compressed, the shards as they are. */
function transferBytes(file: string): number {
	const bytes = readFileSync(file);
	return file.endsWith('.json') ? brotliCompressSync(bytes).length : bytes.length;
}
