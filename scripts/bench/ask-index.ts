import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { searchFolder } from '#search/manifest';
import { openSearch } from '#search/open-index';
import type { SearchRequest } from '#search/search-index';

export interface QueryCost {
	requests: number;
	bytes: number;
	/** Time of the query alone, with its files loaded. */
	milliseconds: number;
}

/** Common words, part of one, a suffix, two words. */
export const commonQueries = [
	'empresa',
	'mercado',
	'arket',
	'ment',
	'gest',
	'cont',
	'mesa cliente',
];

/** One reader makes all queries in turn, and loaded files stay cached. */
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

/** Text is sent compressed, shards are sent as they are. */
function transferBytes(file: string): number {
	const bytes = readFileSync(file);
	return file.endsWith('.json') ? brotliCompressSync(bytes).length : bytes.length;
}
