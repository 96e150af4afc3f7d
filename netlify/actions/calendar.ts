import type { calendar as endpoint } from '#contract/calendar';
import { listEntries, listShelf, listUsualTimes } from '#db/posts/calendar';
import { listReviews } from '#db/posts/review-days';
import { entriesOfDay, mostLateReviews, mostReviews } from '#domain/post/calendar';
import { localDay } from '#domain/time/dates';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { listPublishFacts } from '#steps/publish/list-publish-facts';

const halfYearMs = 183 * 86_400_000;

async function readMonth(range: { from: string; until: string }, { db, now }: Deps) {
	const since = new Date(now().getTime() - halfYearMs).toISOString();
	const days = { from: localDay(range.from), until: localDay(range.until) };
	const [entries, { reviews }, usualTimes] = await Promise.all([
		listEntries(db, range),
		listReviews(db, days, mostReviews),
		listUsualTimes(db, since),
	]);
	const crowded = entries.filter(({ of_day }) => of_day > entriesOfDay);
	return {
		entries: entries.map(({ day: _, of_day: __, ...entry }) => entry),
		reviews,
		crowded: Object.fromEntries(crowded.map(({ day, of_day }) => [day, of_day])),
		usual_times: usualTimes,
	};
}

/** The calendar's days, its shelf, and the dates of one post. */
export const calendar: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'month') return { success: true, ...(await readMonth(input, deps)) };
	if (input.action === 'drafts') {
		const { drafts, total } = await listShelf(deps.db, input.limit);
		return { success: true, drafts: await listPublishFacts(drafts, deps.db), total };
	}
	const today = localDay(deps.now().toISOString());
	if (input.action === 'late-reviews')
		return { success: true, ...(await listReviews(deps.db, { until: today }, mostLateReviews)) };
	if (input.action === 'review') {
		const { reviewPost } = await import('#steps/schedule/review-day-change');
		await reviewPost(input, deps);
		return { success: true };
	}
	const { schedulePost } = await import('#steps/schedule/schedule-post');
	await schedulePost(input, deps, caller);
	return { success: true };
};
