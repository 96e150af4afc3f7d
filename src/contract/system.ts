import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { findingReply } from './post-reply.ts';
import { failureReasons } from './site-status.ts';

/** A minute of the scheduler: it ran, it ran and published, it should have run, or the site is younger. */
const tickStates = ['ran', 'published', 'missed', 'unknown'] as const;
/** What the desk stands on. */
const checkNames = ['database', 'blobs', 'hook', 'mail', 'images'] as const;

const buildEntry = z.object({
	/** When it ended. */
	at: z.string(),
	/** Null when it is not known to have run. */
	duration_ms: z.number().nullable(),
	/** Why it failed; null when it did not. */
	reason: z.enum(failureReasons).nullable(),
	/** Changes of what readers see that it brought, or would have. */
	changes: z.number(),
	/** The newest of their posts. */
	title: z.string().nullable(),
	/** From the oldest of these changes to the built site. */
	waited_ms: z.number().nullable(),
});

/** What the page 'Sistema' shows beside the state of the site: the last builds, the pulse, faults and checks. */
export const system = defineEndpoint({
	name: 'system',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({}),
	response: z.object({
		success: z.literal(true),
		pulse: z.object({
			/** The minute of the last entry. */
			until: z.string(),
			/** The last hour, oldest minute first. */
			minutes: z.array(z.enum(tickStates)),
		}),
		next_post: z.object({ id: z.string(), title: z.string(), scheduled_at: z.string() }).nullable(),
		/** Posts that readers do not see as they were written: the first by title, and how many there are. */
		findings: z.object({
			total: z.number(),
			posts: z.array(findingReply.extend({ post_id: z.string(), title: z.string() })),
		}),
		/** Newest first. */
		builds: z.array(buildEntry),
		/** Calls that failed by the server's own fault within a day, newest first. */
		faults: z.array(
			z.object({
				at: z.string(),
				/** The endpoint, or what ran. */
				what: z.string(),
				code: z.string(),
				request_id: z.string(),
			}),
		),
		checks: z.array(
			z.object({
				name: z.enum(checkNames),
				/** `unset`: there is none, on purpose. */
				state: z.enum(['ok', 'failed', 'unset']),
				/** How long the answer took; null where none was asked for. */
				ms: z.number().nullable(),
				/** What the fault said. */
				detail: z.string(),
			}),
		),
	}),
});
