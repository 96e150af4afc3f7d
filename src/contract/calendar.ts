import { z } from 'zod';
import { calendarDays, entryKinds, mostShelfDrafts, shelfDrafts } from '#domain/post/calendar';
import { planWaits } from '#domain/post/plan';
import { defineEndpoint } from './endpoint.ts';
import { day, id, instant } from './plain-fields.ts';
import { publishFacts } from './text-to-publish.ts';
import { copyFields } from './working-copies.ts';

const dayMs = 86_400_000;

const month = z.object({ action: z.literal('month'), from: instant, until: instant }).refine(
	({ from, until }) => {
		const days = (Date.parse(until) - Date.parse(from)) / dayMs;
		return days > 0 && days <= calendarDays;
	},
	{ error: `Peça de 1 a ${calendarDays} dias.`, path: ['until'] },
);

const entryReply = z.object({
	/** The post's id, or the plan's. */
	id: z.string(),
	post_id: z.string(),
	title: z.string(),
	kind: z.enum(entryKinds),
	at: z.string(),
	/** Why a change whose time has come waits for the editor. */
	waits: z.enum(planWaits).nullable(),
});
export type CalendarEntry = z.output<typeof entryReply>;

const draftReply = z.object({
	id: z.string(),
	/** What publishing would show: the working copy, if there is one. */
	fields: copyFields,
	...publishFacts.shape,
	/** The text is longer than what came of it. */
	is_cut: z.boolean().default(false),
});
export type ShelfDraft = z.output<typeof draftReply>;

const reviewReply = z.object({
	post_id: z.string(),
	title: z.string(),
	/** `2027-05-25` */
	on: z.string(),
});
export type Review = z.output<typeof reviewReply>;

/** Posts and plans by day, the drafts without a date, and a post's dates. */
export const calendar = defineEndpoint({
	name: 'calendar',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		/** From `from` (inclusive) to `until` (exclusive). */
		month,
		/** The drafts that were changed last. */
		z.object({
			action: z.literal('drafts'),
			limit: z.int().min(1).max(mostShelfDrafts).default(shelfDrafts),
		}),
		/**
		 * Moves a post that is not published, or takes its date away. `from` is its date as last seen: if it is another one
		 * by now, the call fails with 409. A draft comes out with its working copy, unless it keeps its text because a date
		 * that was taken away comes back.
		 */
		z.object({
			action: z.literal('schedule'),
			post_id: id,
			from: instant.nullable(),
			at: instant.nullable(),
			keeps_text: z.boolean().default(false),
		}),
		/** The posts whose day of review has gone by. */
		z.object({ action: z.literal('late-reviews') }),
		/** Sets the day of review, or takes it away; `from` as for `schedule`. */
		z.object({
			action: z.literal('review'),
			post_id: id,
			from: day.nullable(),
			on: day.nullable(),
		}),
	]),
	response: z.object({
		success: z.literal(true),
		/** For `month`, by time. */
		entries: z.array(entryReply).optional(),
		/** For `month`: how many entries a day (`2026-11-23`) has, where these are not all. */
		crowded: z.record(z.string(), z.number()).optional(),
		/** For `month`: the full and half hours at which most posts came out lately, the most frequent first. */
		usual_times: z.array(z.string()).optional(),
		/** For `month`, by day, and for `late-reviews`, the oldest first. */
		reviews: z.array(reviewReply).optional(),
		/** For `drafts`. */
		drafts: z.array(draftReply).optional(),
		/** For `drafts` and `late-reviews`: the number of all. */
		total: z.number().optional(),
	}),
});
