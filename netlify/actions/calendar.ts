import type { calendar as endpoint } from '#contract/calendar';
import { listEntries, listUsualTimes } from '#db/posts/calendar';
import { listShelf } from '#db/posts/list-shelf';
import { entriesOfDay } from '#domain/calendar';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';

const halfYearMs = 183 * 86_400_000;

async function readMonth(range: { from: string; until: string }, { db, now }: Deps) {
	const since = new Date(now().getTime() - halfYearMs).toISOString();
	const [entries, usualTimes] = await Promise.all([
		listEntries(db, range),
		listUsualTimes(db, since),
	]);
	const crowded = entries.filter(({ of_day }) => of_day > entriesOfDay);
	return {
		entries: entries.map(({ day: _, of_day: __, ...entry }) => entry),
		crowded: Object.fromEntries(crowded.map(({ day, of_day }) => [day, of_day])),
		usual_times: usualTimes,
	};
}

/** The calendar's days, its shelf, and the date of one post. */
export const calendar: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'month') return { success: true, ...(await readMonth(input, deps)) };
	if (input.action === 'drafts')
		return { success: true, ...(await listShelf(deps.db, input.limit)) };
	const { schedulePost } = await import('../steps/schedule-post.ts');
	await schedulePost(input, deps, caller);
	return { success: true };
};
