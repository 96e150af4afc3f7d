import { z } from 'zod';
import { engineAnswers } from '#domain/site/search-engine-reply';
import { databaseKinds, keyPlaces, laneDeciders } from '#domain/site/site-setup';
import { defineEndpoint } from './endpoint.ts';
import { findingReply } from './post-reply.ts';
import { failureReasons } from './site-status.ts';

/** The services that the desk depends on. */
const checkNames = ['database', 'blobs', 'hook', 'mail', 'images'] as const;

const buildEntry = z.object({
	/** When it ended. */
	at: z.string(),
	/** Null when it is not known to have run. */
	duration_ms: z.number().nullable(),
	/** Why it failed; null when it succeeded. */
	reason: z.enum(failureReasons).nullable(),
	/** Number of changes visible to readers that the build contained, or would have contained. */
	changes: z.number(),
	/** Title of the most recently changed post among them. */
	title: z.string().nullable(),
	/** From the oldest of these changes to the finished site. */
	waited_ms: z.number().nullable(),
});

/** What the page 'Sistema' shows besides the state of the site: recent builds, faults and checks. */
export const system = defineEndpoint({
	name: 'system',
	access: 'admin',
	request: z.object({}),
	response: z.object({
		success: z.literal(true),
		next_post: z.object({ id: z.string(), title: z.string(), scheduled_at: z.string() }).nullable(),
		/** Posts that readers do not see as written: the first ones by title, and the total. */
		findings: z.object({
			total: z.number(),
			posts: z.array(findingReply.extend({ post_id: z.string(), title: z.string() })),
		}),
		/** In bytes. */
		storage: z.object({
			/** A server of an earlier version does not know. */
			texts: z.number().optional(),
			database: z.number(),
			/** What the database's plan allows; null when there is no such limit. */
			database_limit: z.number().nullable(),
			pictures: z.number(),
			picture_bytes: z.number(),
		}),
		/** The newest backup; null when none was ever made. */
		backup: z.object({ at: z.string(), posts: z.number(), pictures: z.number() }).nullable(),
		/** What the brand's settings still say as shipped; a server of an earlier version does not know. */
		demo_settings: z.array(z.string()).optional(),
		/** How search engines answered last; null where none are told, as in a preview; an earlier server does not know. */
		search_engines: z
			.object({
				/** When they last took addresses, and how many. */
				told: z.object({ at: z.string(), addresses: z.number() }).nullable(),
				/** When they last did not, if that was later. */
				refusal: z
					.object({ at: z.string(), answer: z.enum(engineAnswers).exclude(['accepted']) })
					.nullable(),
			})
			.nullable()
			.optional(),
		/** How the site is set up; a server of an earlier version does not say. */
		setup: z
			.object({
				database: z.enum(databaseKinds),
				tables: z.object({ missing: z.number(), foreign: z.number() }),
				key: z.enum(keyPlaces),
				/** Who says whether the fast lane is on; a server of an earlier version does not. */
				lane_by: z.enum(laneDeciders).optional(),
				/** The address that the platform gives the site now, without a last slash. */
				address: z.string(),
			})
			.optional(),
		/** Newest first. */
		builds: z.array(buildEntry),
		/** Calls that failed through a server fault in the last day, newest first. */
		faults: z.array(
			z.object({
				at: z.string(),
				/** The endpoint or job that failed. */
				what: z.string(),
				code: z.string(),
				request_id: z.string(),
			}),
		),
		checks: z.array(
			z.object({
				name: z.enum(checkNames),
				/** `unset`: deliberately not configured. */
				state: z.enum(['ok', 'failed', 'unset']),
				/** How long the reply took; null when none was requested. */
				ms: z.number().nullable(),
				/** The fault's message. */
				detail: z.string(),
				/** Who is paid for pictures: Netlify, whose own key it is, or the service that the key belongs to. */
				payer: z.enum(['netlify', 'service']).optional(),
			}),
		),
	}),
});
