import type { BlogResult, PostResult } from '#contract/results';
import { datesOf } from '#domain/time/period';

export const aPostResult = (given: Partial<PostResult> = {}): PostResult => ({
	id: 'p1',
	title: 'Como cobrar sem constranger',
	state: 'live',
	is_new: false,
	visits: 1_212,
	closed: 1_200,
	before: 700,
	told: 1_212,
	read: 703,
	source: 'whatsapp',
	clicks: 31,
	clicked: { text: 9, end: 20, footer: 2 },
	lacks_door: false,
	...given,
});

export const noVisits = {
	visits: 0,
	told: 0,
	read: 0,
	visit_clicks: 0,
	whatsapp_clicks: 0,
	map_clicks: 0,
};
const before = {
	visits: 3_100,
	told: 3_100,
	read: 1_271,
	visit_clicks: 44,
	whatsapp_clicks: 34,
	map_clicks: 5,
};
const totals = {
	visits: 4_540,
	told: 4_540,
	read: 1_861,
	visit_clicks: 61,
	whatsapp_clicks: 28,
	map_clicks: 8,
};
const units = datesOf('28d', '2026-11-20').units.map((since, at) => ({
	since,
	visits: since === '2026-11-05' ? 388 : 100 + ((at * 37) % 90),
	before: 60 + ((at * 23) % 70),
	came_out: [4, 5, 12, 20].includes(at) ? 1 : 0,
}));

/** 28 days until 20 November 2026, as the server replies. */
export const aBlogResult = (given: Partial<BlogResult> = {}): BlogResult => ({
	since: '2026-01-05',
	units,
	totals,
	closed: { ...totals, visits: 4_464 },
	before,
	best: {
		since: '2026-11-05',
		visits: 388,
		post: { id: 'p1', title: 'Como cobrar sem constranger' },
	},
	clicks: [
		{ target: 'visit', text: 21, end: 40, footer: 0 },
		{ target: 'whatsapp', text: 8, end: 20, footer: 0 },
		{ target: 'map', text: 3, end: 0, footer: 5 },
		{ target: 'follow', text: 0, end: 9, footer: 2 },
	],
	sources: [
		{ line: 'search-engines', visits: 2_088 },
		{ line: 'whatsapp', visits: 1_090 },
		{ line: 'direct', visits: 1_358 },
		{ line: 'own-search', visits: 4 },
	],
	posts: [
		aPostResult(),
		aPostResult({ id: 'p2', title: 'O custo', is_new: true, before: 0, source: 'direct' }),
		aPostResult({
			id: 'p3',
			title: 'Saiu do ar',
			state: 'draft',
			visits: 12,
			closed: 12,
			before: 3,
			told: 12,
			read: 5,
			clicks: 1,
			clicked: { text: 0, end: 0, footer: 1 },
		}),
		aPostResult({
			id: 'p5',
			title: 'Como fazer amigos',
			visits: 104,
			closed: 104,
			before: 114,
			told: 104,
			read: 25,
			source: 'search-engines',
			lacks_door: true,
			clicks: 0,
			clicked: { text: 0, end: 0, footer: 0 },
		}),
		aPostResult({
			id: 'p4',
			title: 'Na lixeira',
			state: 'binned',
			visits: 2,
			told: 2,
			read: 1,
			clicks: 0,
			clicked: { text: 0, end: 0, footer: 0 },
		}),
	],
	posts_total: 39,
	silent: 7,
	idle: { id: 'p3', title: 'Como fazer amigos e influenciar pessoas', visits: 104 },
	unfound: [
		{ query: 'nota fiscal mei', times: 19, days: 6 },
		{ query: 'sala para gravar podcast', times: 12, days: 4 },
	],
	missed: [
		{ address: '/post/como-cobrar-cliente', times: 14, days: 9, last_day: '2026-11-19' },
		{ address: '/planos', times: 11, days: 8, last_day: '2026-11-17' },
	],
	led: [],
	...given,
});
