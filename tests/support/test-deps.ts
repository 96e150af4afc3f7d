import { randomBytes } from 'node:crypto';
import type { Database } from '#db/client';
import { readBuildState } from '#db/publishing/build-state';
import type { Deps } from '#lib/deps';
import { type MemoryBlobStore, memoryBlobStore } from './memory-blob-store.ts';
import { type MemoryPictureStore, memoryPictureStore } from './memory-picture-store.ts';

export interface TestDeps extends Deps {
	blobs: MemoryBlobStore;
	pictures: MemoryPictureStore;
	/** Sets the current time, which otherwise stands still. */
	clock: { set: (iso: string) => void; advance: (ms: number) => void };
	/** How often the build hook was called, and its next behaviour: an error to throw, or nothing. */
	hook: { calls: number; act: (signal: AbortSignal, address?: string) => Promise<void> };
	/** What the platform's network was told to forget. */
	purged: string[];
	/** Every line of the log, as text. */
	lines: string[];
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const secret = new TextEncoder().encode('a secret of the tests, 32 bytes long or more');

/** Dependencies for tests: a clock that they set, blobs in memory, a hook that counts. */
export function createTestDeps(db: Database): TestDeps {
	let now = Date.parse('2026-03-10T12:00:00.000Z');
	const hook: TestDeps['hook'] = { calls: 0, act: async () => undefined };
	const lines: string[] = [];
	const purged: string[] = [];
	return {
		db,
		now: () => new Date(now),
		randomBytes: (size) => randomBytes(size),
		wait: async () => undefined,
		authSecret: async () => secret,
		setup: { database: 'neon', key: 'setting' },
		setupCode: undefined,
		siteOrigin: 'https://blog.test',
		blobs: memoryBlobStore(),
		pictures: memoryPictureStore(),
		imageProvider: undefined,
		mailServer: undefined,
		sitePictures: new Set(['/covers/mesa.svg', '/covers/janelas.svg']),
		outside: { resolve: async () => [] },
		hasPage: async () => true,
		readPublication: async () => (await readBuildState(db)).publication,
		asksForHook: false,
		callBuildHook: (signal, address) => {
			hook.calls += 1;
			return hook.act(signal, address);
		},
		purge: async (tags) => void purged.push(...tags),
		searchEngines: undefined,
		lane: undefined,
		laneBy: 'setting',
		askSite: async () => new Response(null, { status: 503 }),
		buildMinIntervalMs: 0,
		monthlyDeploys: undefined,
		databaseLimit: undefined,
		log: (event, fields) => lines.push(JSON.stringify({ event, ...fields })),
		say: (line) => lines.push(line),
		hook,
		purged,
		lines,
		clock: {
			set: (iso) => {
				now = Date.parse(iso);
			},
			advance: (ms) => {
				now += ms;
			},
		},
	};
}
