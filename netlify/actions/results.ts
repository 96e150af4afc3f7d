import type { BlogResult, results as endpoint, PostLine, PostResult } from '#contract/results';
import { listLedAddresses, listMissedAddresses } from '#db/readers/missed-addresses';
import {
	findMostVisited,
	listCameOut,
	listPostCounts,
	listUnfoundSearches,
	listUnitCounts,
	listVisitedPosts,
	readCountingStart,
	type VisitedPost,
} from '#db/readers/read-results';
import type { ClickPlace } from '#domain/readers/click-act';
import { type CountedKind, listClicks, listLines, totalsOf } from '#domain/readers/visit-totals';
import { hasDoor, hasHouse } from '#domain/site/door';
import { localTime } from '#domain/time/dates';
import { datesOf, type ResultSpan, type SpanDates } from '#domain/time/period';
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
	const [rows, cameOut] = await Promise.all([
		listUnitCounts(deps.db, dates, today),
		listCameOut(deps.db, dates),
	]);
	const newIn = new Map(cameOut.map(({ since, posts }) => [since, posts]));
	const bySince = Map.groupBy(rows, ({ since }) => since);
	const rowsOf = (units: string[]) => units.flatMap((since) => bySince.get(since) ?? []);
	const totalOf = (units: string[]) => totalsOf(rowsOf(units));
	const units = dates.units.map((since, at) => ({
		since,
		visits: totalOf([since]).visits,
		before: totalOf(dates.before.slice(at, at + 1)).visits,
		came_out: newIn.get(since) ?? 0,
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

/** Of fewer visits it tells nothing that nobody clicked. */
const fewestForIdle = 50;

const lacksDoor = ({ state, clicks, links }: VisitedPost): boolean =>
	hasHouse() && state === 'live' && clicks === 0 && !hasDoor(links ?? '');

function idleOf(posts: readonly VisitedPost[]): BlogResult['idle'] {
	const found = posts
		.filter((post) => post.visits >= fewestForIdle && lacksDoor(post))
		.reduce<VisitedPost | null>(
			(most, post) => (post.visits > (most?.visits ?? 0) ? post : most),
			null,
		);
	return found && { id: found.id, title: found.title, visits: found.visits };
}

/** The posts that brought most, with what their readers did. */
async function readPosts(
	deps: Deps,
	dates: SpanDates,
	{ today, limit }: { today: string; limit: number },
) {
	const found = await listVisitedPosts(deps.db, { dates, today, limit, fewest: fewestForIdle });
	const shown = found.filter(({ place }) => place <= limit);
	const ids = shown.map(({ id }) => id);
	const counts = Map.groupBy(
		await listPostCounts(deps.db, { ids, dates, today }),
		({ post_id }) => post_id,
	);
	const posts = shown.map((post) => {
		const { id, title, state, visits, closed, before, is_new, clicks } = post;
		const rows = counts.get(id) ?? [];
		const { told, read, source } = lineOf(rows);
		return {
			id,
			title,
			state,
			visits,
			closed,
			before,
			is_new,
			told,
			read,
			source,
			clicks,
			clicked: clickedIn(rows),
			lacks_door: lacksDoor(post),
		};
	});
	const { total = 0, total_live = 0 } = found[0] ?? {};
	return { posts, total, total_live, idle: idleOf(found) };
}

async function readBlog(
	deps: Deps,
	{ span, posts: limit }: { span: ResultSpan; posts: number },
): Promise<BlogResult> {
	const today = todayOf(deps);
	const dates = datesOf(span, today);
	const [frame, sums, { posts, total, total_live, idle }, unfound, missed, led] = await Promise.all(
		[
			readCountingStart(deps.db),
			readUnits(deps, dates, today),
			readPosts(deps, dates, { today, limit }),
			listUnfoundSearches(deps.db, dates.units[0] ?? today, today),
			listMissedAddresses(deps.db, today),
			listLedAddresses(deps.db),
		],
	);
	const isComparable = frame.since !== null && frame.since <= (dates.before[0] ?? '');
	return {
		...sums,
		since: frame.since,
		before: isComparable ? sums.before : null,
		best: await findBest(deps, dates, sums.units),
		posts,
		posts_total: total,
		silent: frame.live - total_live,
		idle,
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
