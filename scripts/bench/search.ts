import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listWords } from '#domain/search/search-match';
import { buildSearchIndex } from '#search/build-index';
import { searchFolder } from '#search/manifest';
import { openSearch } from '#search/open-index';
import type { SearchRequest } from '#search/search-index';
import {
	type GeneratedPost,
	generatedCategories,
	generatePosts,
} from '../../tests/support/generate-posts.ts';
import { SeededRandom } from '../../tests/support/seeded-random.ts';
import { writeSnapshot } from '../../tests/support/write-snapshot.ts';

interface QueryCost {
	requests: number;
	bytes: number;
	/** Time of the query alone, with its files loaded. */
	milliseconds: number;
}

/** Common words, part of one, a suffix, two words. */
const commonQueries = ['empresa', 'mercado', 'arket', 'ment', 'gest', 'cont', 'mesa cliente'];

/** One reader makes all queries in turn, and loaded files stay cached. */
async function askInTurn(site: string, queries: readonly string[]): Promise<QueryCost[]> {
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

const sampleSize = 200;

/** Measures building and querying the index: `node scripts/bench/search.ts 10000`. */
async function benchSearch(count: number): Promise<Record<string, string>> {
	const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
	try {
		const posts = [...generatePosts({ count: count + 1 })];
		const full = await measureBuild(folder, posts.slice(0, count));
		const rebuild = await measureBuild(folder, posts);
		const before = await readdir(join(folder, `site-${count}`, searchFolder, 'parts'));
		const after = await readdir(join(folder, `site-${count + 1}`, searchFolder, 'parts'));
		const site = join(folder, `site-${count}`);
		const common = await Promise.all(commonQueries.map((q) => askFirst(site, q)));
		const next = await askInTurn(site, commonQueries);
		const odd = await askInTurn(site, oddQueries(posts));
		const sample = await askInTurn(site, sampleTerms(posts));
		return {
			posts: String(count),
			'full build': full,
			'rebuild after one new post': rebuild,
			'files changed by it': String(after.filter((name) => !before.includes(name)).length + 1),
			files: String(before.length + 1),
			'first query, common words': describe(common),
			'next query, common words': describe(next.slice(1)),
			'punctuation, 10 kB, 30 words': describe(odd),
			'next query, any word or piece of one': describe(sample.slice(1)),
		};
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function measureBuild(folder: string, posts: GeneratedPost[]): Promise<string> {
	const snapshotFolder = join(folder, 'snapshot');
	await writeSnapshot(snapshotFolder, posts, generatedCategories);
	const cpu = process.cpuUsage();
	const start = performance.now();
	await buildSearchIndex({
		snapshotFolder,
		outFolder: join(folder, `site-${posts.length}`),
	});
	const seconds = (performance.now() - start) / 1000;
	const { user, system } = process.cpuUsage(cpu);
	return `${seconds.toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of processor`;
}

function oddQueries(posts: readonly GeneratedPost[]): string[] {
	const words = [...new Set(listWords(posts[0]?.article.plain_text ?? ''))];
	return ['?! ... ,,, — %$#', 'palavra'.repeat(1500), words.slice(0, 30).join(' ')];
}

/** Pieces of three letters or more from random words of random posts. */
function sampleTerms(posts: readonly GeneratedPost[]): string[] {
	const random = new SeededRandom(42);
	return Array.from({ length: sampleSize }, () => {
		const word = random.pick(listWords(random.pick(posts).article.plain_text));
		const start = random.below(Math.max(1, word.length - 3));
		return word.slice(start, start + 3 + random.below(word.length));
	});
}

const askFirst = async (site: string, q: string) => (await askInTurn(site, [q]))[0] as QueryCost;

function describe(costs: readonly QueryCost[]): string {
	const spread = (pick: (cost: QueryCost) => number) => {
		const values = costs.map(pick).sort((a, b) => a - b);
		const at = (share: number) => values[Math.floor((values.length - 1) * share)] as number;
		return [at(0.5), at(0.95), at(1)];
	};
	const requests = spread((cost) => cost.requests).join(' / ');
	const kilobytes = spread((cost) => cost.bytes / 1024).map((size) => size.toFixed(0));
	const milliseconds = spread((cost) => cost.milliseconds).map((time) => time.toFixed(2));
	return `requests ${requests}, KB ${kilobytes.join(' / ')}, ms ${milliseconds.join(' / ')} (median / p95 / most)`;
}

if (import.meta.main) {
	const figures = await benchSearch(Number(process.argv[2] ?? 10_000));
	for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
	console.log(`peak memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
}
