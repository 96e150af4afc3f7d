import { system } from '#contract/system';
import { findNewestPublication } from '#db/publishing/publications';
import { untoldAddresses } from '#db/publishing-schema';
import { recordBuild } from '#steps/publish/record-build';
import { announceChange } from '#steps/schedule/scheduler-marker';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from './factories/new-post.ts';
import { startSearchEngine, type TestSearchEngine } from './search-engine.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { minuteMs } from './test-deps.ts';

export interface ToldBlog {
	api: TestApi;
	engine: TestSearchEngine;
	/** A minute passes, and the scheduler runs. */
	tick: () => ReturnType<typeof runSchedule>;
	ticks: (count: number) => Promise<void>;
	/** A deploy with everything that was published, as Netlify reports it. */
	deploy: () => Promise<void>;
	/** A post that is public, and of which the engine was told. */
	livePost: (title: string) => Promise<Awaited<ReturnType<typeof createdPost>>>;
	/** The addresses of each call. */
	told: () => string[][];
	addressOf: (post: { slug: string }) => string;
	/** What is still to be told. */
	untold: () => Promise<unknown[]>;
	/** What Sistema shows. */
	lastSaid: () => Promise<unknown>;
	close: () => Promise<void>;
}

/** A blog that tells a search engine what changed. Builds finish only when a test says so. */
export async function openToldBlog(): Promise<ToldBlog> {
	const api = await createTestApi();
	const engine = await startSearchEngine();
	api.deps.searchEngines = engine.engines;
	const tick = () => {
		api.deps.clock.advance(minuteMs);
		return runSchedule(api.deps);
	};
	const ticks = async (count: number) => {
		for (let each = 0; each < count; each += 1) await tick();
	};
	const deploy = async () => {
		await announceChange(api.deps);
		const publication = await findNewestPublication(api.db);
		await recordBuild(api.deps, { kind: 'succeeded', publication, durationMs: 1 });
	};
	return {
		api,
		engine,
		tick,
		ticks,
		deploy,
		livePost: async (title) => {
			const post = await createdPost(api, { title, published: true });
			await deploy();
			await ticks(2);
			engine.calls = [];
			return post;
		},
		told: () => engine.calls.map(({ urlList }) => urlList),
		addressOf: ({ slug }) => `${engine.url}/post/${slug}`,
		untold: () => api.db.select().from(untoldAddresses),
		lastSaid: async () => (await api.call(system, {})).search_engines,
		close: async () => {
			await engine.close();
			await api.close();
		},
	};
}
