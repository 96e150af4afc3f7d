import { queryOptions } from '@tanstack/react-query';
import { adminPosts } from '#contract/admin-posts';
import type { Plan } from '#contract/plans';
import { localTime } from '#domain/dates';
import { fromSaoPauloTime } from '#domain/schedule';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { queryKeys } from '../../../api/queries.ts';
import { addMonths, type Day, dayAt, firstOfMonth } from './schedule-days.ts';

/** What happens to a post on a day. */
export interface DatedPost {
	id: string;
	title: string;
	kind: 'live' | 'scheduled' | Plan['kind'];
	day: Day;
	/** `09:00` */
	time: string;
}

const startOf = (day: Day) => fromSaoPauloTime(`${day}T00:00`) ?? '';

function momentOf(iso: string): { day: Day; time: string } {
	const { hour, minute } = localTime(iso);
	return { day: dayAt(iso), time: `${hour}:${minute}` };
}

/** Plans on their days. */
export const datedPlans = (plans: readonly Plan[]): DatedPost[] =>
	plans.map(({ post_id: id, title, kind, at }) => ({ id, title, kind, ...momentOf(at) }));

/** Posts published or scheduled from one month (inclusive) to another (exclusive). */
const datedPostsQuery = (from: Day, until: Day) =>
	queryOptions({
		queryKey: [...queryKeys.posts, 'between', from, until],
		queryFn: async ({ signal }): Promise<DatedPost[]> => {
			const between = { from: startOf(from), until: startOf(until) };
			const reply = await call(adminPosts, { action: 'list', pageSize: 200, between }, { signal });
			if (!('posts' in reply)) throw new ApiError({ code: 'bad_reply', message: '' });
			return reply.posts
				.flatMap(({ id, title, published, published_at, scheduled_at }) => {
					const at = published ? published_at : scheduled_at;
					if (!at) return [];
					return [{ id, title, kind: published ? 'live' : 'scheduled', ...momentOf(at) } as const];
				})
				.sort((one, other) => one.time.localeCompare(other.time));
		},
		staleTime: 30_000,
	});

export const monthPostsQuery = (day: Day) =>
	datedPostsQuery(firstOfMonth(day), addMonths(firstOfMonth(day), 1));
/** Posts of the last half year, from which the editor's usual times are derived. */
export const pastPostsQuery = (today: Day) =>
	datedPostsQuery(addMonths(firstOfMonth(today), -6), firstOfMonth(today));

const atFirst = ['08:00', '09:00', '12:00', '18:00'];

/** The four full or half hours at which most posts were published; default hours when there are too few posts. */
export function usualTimes(posts: readonly DatedPost[]): string[] {
	const counts = new Map<string, number>();
	for (const { time } of posts)
		if (/:(?:00|30)$/.test(time)) counts.set(time, (counts.get(time) ?? 0) + 1);
	const often = [...counts].sort((one, other) => other[1] - one[1]).map(([time]) => time);
	return [...new Set([...often, ...atFirst])].slice(0, 4).sort();
}
