import type { SeededRandom } from '../seeded-random.ts';
import { robots } from './agents.ts';
import { type Blog, openingOf } from './openings.ts';
import type { Readers } from './readers.ts';
import { callsOf } from './sent-by-readers.ts';
import { dayOf, type VisitCall } from './visit-call.ts';

interface Place {
	random: SeededRandom;
	blog: Blog;
	readers: Readers;
}

type Headers = Record<string, string>;

/** A whole visit, with all that its reader does, which nothing may count. */
function visitWith(place: Place, headers: Headers, slug?: string): VisitCall[] {
	const opening = openingOf(place, place.readers.newReader());
	return callsOf(place.random, { ...opening, slug: slug ?? opening.slug }).map((call) => ({
		...call,
		headers: { ...call.headers, ...headers },
	}));
}

const long = 'x'.repeat(10_000);

const nobodysPosts = [
	'nao-existe',
	'x'.repeat(119),
	long,
	'../../segredo',
	'Ação & reação',
	'',
	'a/b',
	'constructor',
];

type Kind = readonly [share: number, make: (place: Place) => VisitCall[]];

/** Each kind of visit that does not count, with how many there are for each one that a reader makes. */
export const uncounted = {
	robots: [0.15, (place) => visitWith(place, { 'user-agent': place.random.pick(robots) })],
	prefetched: [
		0.06,
		(place) =>
			visitWith(place, { 'sec-purpose': place.random.pick(['prefetch', 'prefetch;prerender']) }),
	],
	doNotTrack: [0.06, (place) => visitWith(place, { dnt: '1' })],
	globalPrivacyControl: [0.06, (place) => visitWith(place, { 'sec-gpc': '1' })],
	editors: [0.04, (place) => visitWith(place, { cookie: 'tema=escuro; __Host-bind=4f2a' })],
	drafts: [0.03, (place) => visitWith(place, {}, place.random.pick(place.blog.drafts))],
	madeUpPosts: [0.03, (place) => visitWith(place, {}, place.random.pick(nobodysPosts))],
	madeUpSources: [
		0.03,
		(place) => {
			const source = place.random.pick<unknown>(['orkut', long, '', 7, null, ['google'], 'view']);
			return visitWith(place, {}).map((call) => ({ ...call, input: { ...call.input, source } }));
		},
	],
	actsWithoutVisit: [
		0.05,
		(place) => visitWith(place, {}).filter(({ name }) => name === 'register-acts'),
	],
} satisfies Record<string, Kind>;

const madeUpActs = [['comprou'], [long], 'read', [['read']], [null], {}, ['view'], ['from-google']];

/** What follows a reader's own requests: the same word by word with a time of the sender's, or acts that are none. */
export function replaysOf(random: SeededRandom, calls: VisitCall[]): VisitCall[] {
	return calls.flatMap((call) => {
		if (random.next() > 0.04) return [];
		const input = { ...call.input, at: '2031-01-01T00:00:00Z', day: '2031-01-01' };
		if (call.name === 'register-acts') {
			const again = { ...call, at: call.at + 1 };
			return [
				{ ...again, input },
				{ ...again, input: { ...input, acts: random.pick(madeUpActs) } },
			];
		}
		const at = call.at + 60_000 * random.below(240);
		return dayOf(at) === dayOf(call.at) ? [{ ...call, at, input }] : [];
	});
}
