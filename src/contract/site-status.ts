import { z } from 'zod';
import { hookStates } from '#domain/site/build-hook';
import { defineEndpoint } from './endpoint.ts';
import { planFields } from './host-plan.ts';
import { siteMark } from './news.ts';

const buildStates = ['idle', 'queued', 'building', 'failed'] as const;
/** Why a build failed, from a closed list; the desk has the texts. */
export const failureReasons = [
	...(['hook', 'database', 'content', 'timeout', 'quota', 'code'] as const),
	/** The build never ran, or was stopped from outside. */
	'unknown',
] as const;

/**
 * How far the public site lags behind the database. This does not decide 'No ar': the desk asks the public page and
 * `/version.json` itself.
 */
export const siteStatusReply = z.object({
	success: z.literal(true),
	/** The newest publication; 0 when there is none. */
	newest_publication: z.number(),
	/** Publications not yet in a finished build, oldest first. */
	pending: z.array(
		z.object({
			id: z.number(),
			kind: z.string(),
			post_id: z.string().nullable(),
			title: z.string().nullable(),
			slug: z.string().nullable(),
			created_at: z.string(),
		}),
	),
	build: z.object({
		state: z.enum(buildStates),
		since: z.string().nullable(),
		reason: z.enum(failureReasons).nullable(),
		log: z.string().nullable(),
		/** Median duration of recent builds, in milliseconds. */
		usual_ms: z.number().nullable(),
		/** The owner's least time between two builds; a server of an earlier version does not say. */
		pause_ms: z.number().optional(),
	}),
	scheduler: z.object({ last_run_at: z.string().nullable(), overdue: z.number() }),
	/** Production deploys this month against the budget; null where builds are free. */
	budget: z
		.object({
			used: z.number(),
			limit: z.number(),
			/** How many of them only take posts off the site; a server of an earlier version keeps none. */
			kept: z.number().default(0),
			/** The host's month that is under way; a server of an earlier version does not say. */
			month: z.object({ start: z.string(), end: z.string() }).optional(),
			/** Whence the limit; a server of an earlier version does not say. */
			plan: z
				.object({
					...planFields.shape,
					/** Counted readers of a month. */
					readers: z.number(),
					/** What they cost. */
					reader_credits: z.number(),
					/** About how many credits this month has used. */
					credits_used: z.number(),
					/** Whether `DEPLOY_BUDGET` sets the limit. */
					is_fixed: z.boolean(),
				})
				.optional(),
		})
		.nullable(),
	/** Whether new posts are shown at their address before a build contains them. */
	lane: z.boolean().optional(),
	/** Whether publications can be sent to readers; a server of an earlier version does not say. */
	hook: z.enum(hookStates).optional(),
	/** Ids of posts with plans; an earlier version's server knows none. */
	planned: z.array(z.string()).optional(),
	/** By which `news` tells whether all this still holds; null while something is on its way. */
	mark: siteMark.nullable().optional(),
});
export type SiteStatus = z.output<typeof siteStatusReply>;

export const siteStatus = defineEndpoint({
	name: 'site-status',
	access: 'admin',
	request: z.object({ action: z.enum(['get', 'retry']).default('get') }),
	response: siteStatusReply,
});
