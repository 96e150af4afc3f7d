import type { BlogResult, results as endpoint, PostLine, PostResult } from '#contract/results';
import { listLedAddresses, listMissedAddresses } from '#db/readers/missed-addresses';
import {
	findMostVisited,
	listPostCounts,
	listUnitCounts,
	listVisitedPosts,
	readFrame,
	type VisitedPost,
} from '#db/readers/read-results';
import { listUnfoundSearches } from '#db/readers/unfound-searches';
import type { ClickPlace } from '#domain/click-act';
import { localTime } from '#domain/dates';
import { datesOf, type ResultSpan, type SpanDates } from '#domain/result-span';
import { listLines } from '#domain/source-line';
import { type CountedKind, listClicks, totalsOf } from '#domain/visit-totals';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';

function todayOf({ now }: Deps): string {
	const { year, month, day } = localTime(now().toISOString());
	return `${year}-${month}-${day}`;
}

const lineOf = (rows: readonly CountedKind[]): PostLine => ({
	...totalsOf(rows),
	source: listLines(rows)[0]?.line ?? null,
});

/** Where a post led to the house; who follows the blog stays with it. */
function clickedIn(rows: readonly CountedKind[]): PostResult['clicked'] {
	const ways = listClicks(rows).filter(({ target }) => target !== 'follow');
	const sum = (place: ClickPlace) => ways.reduce((total, way) => total + way[place], 0);
	return { text: sum('text'), end: sum('end'), footer: sum('footer') };
}

/** The blog's visits by day or month, against those before. */
async function readUnits(deps: Deps, dates: SpanDates, today: string) {
	const rows = await listUnitCounts(deps.db, dates, today);
	const bySince = Map.groupBy(rows, ({ since }) => since);
	const rowsOf = (units: string[]) => units.flatMap((since) => bySince.get(since) ?? []);
	const totalOf = (units: string[]) => totalsOf(rowsOf(units));
	const units = dates.units.map((since, at) => ({
		since,
		visits: totalOf([since]).visits,
		before: totalOf(dates.before.slice(at, at + 1)).visits,
	}));
	return {
		units,
		totals: totalOf(dates.units),
		closed: totalOf(dates.units.slice(0, -1)),
		before: totalOf(dates.before.slice(0, -1)),
		clicks: listClicks(rowsOf(dates.units)),
		sources: listLines(rowsOf(dates.units)),
	};
}

async function findBest(deps: Deps, dates: SpanDates, units: BlogResult['units']) {
	const most = units.reduce((best, unit) => (unit.visits > best.visits ? unit : best));
	const post = most.visits > 0 && (await findMostVisited(deps.db, dates, most.since));
	return post ? { since: most.since, visits: most.visits, post } : null;
}

function topOf(posts: readonly VisitedPost[]): BlogResult['top'] {
	const by = (on: 'visit' | 'whatsapp') => {
		const clicks = `${on}_clicks` as const;
		const top = posts.toSorted((a, b) => b[clicks] - a[clicks] || a.place - b.place)[0];
		return top && top[clicks] > 0
			? { id: top.id, title: top.title, on, clicks: top[clicks] }
			: null;
	};
	return by('visit') ?? by('whatsapp');
}

/** The posts with most visits, with what their readers did. */
async function readPosts(
	deps: Deps,
	dates: SpanDates,
	{ today, limit }: { today: string; limit: number },
) {
	const found = await listVisitedPosts(deps.db, { dates, today, limit });
	const shown = found.filter(({ place }) => place <= limit);
	const ids = shown.map(({ id }) => id);
	const counts = Map.groupBy(
		await listPostCounts(deps.db, { ids, dates, today }),
		({ post_id }) => post_id,
	);
	const posts = shown.map(({ id, title, state, visits, closed, before, is_new }) => {
		const rows = counts.get(id) ?? [];
		const { told, read, source } = lineOf(rows);
		const clicked = clickedIn(rows);
		const clicks = clicked.text + clicked.end + clicked.footer;
		return {
			...{ id, title, state, visits, closed, before, is_new },
			...{ told, read, source, clicks, clicked },
		};
	});
	const { total = 0, total_live = 0 } = found[0] ?? {};
	return { posts, total, total_live, top: topOf(found) };
}

async function readBlog(
	deps: Deps,
	{ span, posts: limit }: { span: ResultSpan; posts: number },
): Promise<BlogResult> {
	const today = todayOf(deps);
	const dates = datesOf(span, today);
	const [frame, sums, { posts, total, total_live, top }, unfound, missed, led] = await Promise.all([
		readFrame(deps.db),
		readUnits(deps, dates, today),
		readPosts(deps, dates, { today, limit }),
		listUnfoundSearches(deps.db, dates.units[0] ?? today, today),
		listMissedAddresses(deps.db, today),
		listLedAddresses(deps.db),
	]);
	const isComparable = frame.since !== null && frame.since <= (dates.before[0] ?? '');
	return {
		...sums,
		since: frame.since,
		before: isComparable ? sums.before : null,
		best: await findBest(deps, dates, sums.units),
		posts,
		posts_total: total,
		silent: frame.live - total_live,
		top,
		unfound,
		missed,
		led,
	};
}

/** What readers came for and did, for the whole blog or for one post. */
export const results: Action<typeof endpoint> = async (input, deps) => {
	if (input.action === 'blog') return { success: true, blog: await readBlog(deps, input) };
	const today = todayOf(deps);
	const rows = await listPostCounts(deps.db, {
		ids: [input.post_id],
		dates: datesOf('28d', today),
		today,
	});
	return { success: true, post: lineOf(rows) };
};
