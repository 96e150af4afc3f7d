import { z } from 'zod';
import { clickTargets } from '#domain/readers/click-act';
import { sourceLines } from '#domain/readers/visit-totals';
import { resultSpans } from '#domain/time/period';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';

const totals = z.object({
	visits: z.number(),
	/** Visits whose source and reading were counted, too: shares are of these. */
	told: z.number(),
	read: z.number(),
	visit_clicks: z.number(),
	whatsapp_clicks: z.number(),
	map_clicks: z.number(),
});
/** In the text, below it, and in the page's footer. */
const places = { text: z.number(), end: z.number(), footer: z.number() };
const line = z.enum(sourceLines);
const named = z.object({ id: z.string(), title: z.string() });

const postResult = named.extend({
	/** Visits count although the post has left the site since. */
	state: z.enum(['live', 'draft', 'binned']),
	visits: z.number(),
	/** Without the day or month that is still open. */
	closed: z.number(),
	/** As many days or months before as `closed` has. */
	before: z.number(),
	/** It came out within the span. */
	is_new: z.boolean(),
	source: line.nullable(),
	told: z.number(),
	read: z.number(),
	/** On the ways to the house: booking, WhatsApp and map. */
	clicks: z.number(),
	/** The same, by where they stood. */
	clicked: z.object(places),
	/** It is public, led nobody to the house, and nothing in its text leads there. */
	lacks_door: z.boolean(),
});
export type PostResult = z.output<typeof postResult>;

const blogResult = z.object({
	/** The first day whose sources and reading were counted; null when there is none. */
	since: z.string().nullable(),
	/** From the oldest day or month to the present one, which is still open; `before` is its counterpart's. */
	units: z.array(
		z.object({
			since: z.string(),
			visits: z.number(),
			before: z.number(),
			/** Public posts that came out in it. */
			came_out: z.number(),
		}),
	),
	totals,
	/** Without the open unit. */
	closed: totals,
	/** As many units before as `closed` has; null when the counting began later. */
	before: totals.nullable(),
	/** The unit with most visits, and the post that brought most of them. */
	best: z.object({ since: z.string(), visits: z.number(), post: named }).nullable(),
	/** What readers followed, by where it stood; every target has its line. */
	clicks: z.array(z.object({ target: z.enum(clickTargets), ...places })),
	/** With most visits first; lines without visits are left out. */
	sources: z.array(z.object({ line, visits: z.number() })),
	/** With most clicks first, then with most visits. */
	posts: z.array(postResult),
	/** Posts with visits. */
	posts_total: z.number(),
	/** Published posts without visits. */
	silent: z.number(),
	/** The most visited public post of those that led nobody to the house and have no way there in their text. */
	idle: named.extend({ visits: z.number() }).nullable(),
	/** What readers searched for on three days or more and did not find, the most frequent first. */
	unfound: z.array(z.object({ query: z.string(), times: z.number(), days: z.number() })),
	/** Addresses that readers tried on three days or more and did not find, the most frequent first. */
	missed: z.array(
		z.object({ address: z.string(), times: z.number(), days: z.number(), last_day: z.string() }),
	),
	/** Where missed addresses were led, the last first: to a post's title or to an address. */
	led: z.array(
		z.object({
			address: z.string(),
			leads_to: z.string(),
			/** Readers do not have it yet. */
			is_waiting: z.boolean(),
		}),
	),
});
export type BlogResult = z.output<typeof blogResult>;

const postLine = totals.extend({ source: line.nullable() });
export type PostLine = z.output<typeof postLine>;

/** What the posts brought, from counts by São Paulo's days; today is part of each span. */
export const results = defineEndpoint({
	name: 'results',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({
			action: z.literal('blog'),
			span: z.enum(resultSpans).default('28d'),
			/** How many posts, at most. */
			posts: z.int().min(1).max(10_000).default(8),
		}),
		/** One post in 28 days. */
		z.object({ action: z.literal('post'), post_id: id }),
	]),
	response: z.object({
		success: z.literal(true),
		blog: blogResult.optional(),
		post: postLine.optional(),
	}),
});
