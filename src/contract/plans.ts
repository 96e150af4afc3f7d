import { z } from 'zod';
import { planKinds, planWaits } from '#domain/post/plan';
import { defineEndpoint } from './endpoint.ts';
import { id, instant } from './plain-fields.ts';
import { copyVersion } from './post-fields.ts';

const planReply = z.object({
	id: z.string(),
	post_id: z.string(),
	/** The post's present title. */
	title: z.string(),
	kind: z.enum(planKinds),
	at: z.string(),
	/** For a removal: the post to which readers are sent. */
	leads_to: z.object({ id: z.string(), title: z.string() }).nullable(),
	/** Why a change whose time has come waits for the editor. */
	waits: z.enum(planWaits).nullable(),
	user_name: z.string().nullable(),
});
export type Plan = z.output<typeof planReply>;

/** Plans for live posts: a change published, or a post taken off the site, at a time to come. */
export const plans = defineEndpoint({
	name: 'plans',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		/** All plans, or one post's, by time. */
		z.object({ action: z.literal('list'), post_id: id.optional() }),
		/** Freezes the working copy; the form then has none. */
		z.object({
			action: z.literal('plan-change'),
			post_id: id,
			at: instant,
			draft_version: copyVersion,
		}),
		/** Replaces an earlier plan to take this post off the site. */
		z.object({
			action: z.literal('plan-removal'),
			post_id: id,
			at: instant,
			leads_to: id.nullable().default(null),
		}),
		/** With `from`, its time as last seen, the call fails with 409 if it is another one by now. */
		z.object({ action: z.literal('move'), id, at: instant, from: instant.optional() }),
		/** Cancels a plan; a change becomes the post's working copy again. */
		z.object({ action: z.literal('cancel'), id }),
	]),
	response: z.object({
		success: z.literal(true),
		plans: z.array(planReply),
	}),
});
