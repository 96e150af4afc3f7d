import { SeededRandom } from '../seeded-random.ts';
import { type Blog, floodOf, followers, openingOf, withoutOverlaps } from './openings.ts';
import { Readers } from './readers.ts';
import { searchesOf } from './searches.ts';
import { callsOf, searchCall } from './sent-by-readers.ts';
import { type Counts, Tally } from './tally.ts';
import { replaysOf, uncounted } from './uncounted.ts';
import type { Opening, VisitCall } from './visit-call.ts';

export interface Visits {
	/** In the order of time. */
	calls: VisitCall[];
	/** What must be counted. */
	visits: Counts;
	/** How many of these may be missing. */
	unsure: Counts;
	searches: Counts;
	/** What the searches found. */
	results: Counts;
}

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;
const oneFloodFor = 1_000;

/** Every visit of people: one to three from each address, with what follows from each. */
function openingsOf(random: SeededRandom, blog: Blog, readers: Readers, count: number): Opening[] {
	const place = { random, blog };
	const made: Opening[] = [];
	while (made.length < count) {
		const [reader, ...neighbours] = readers.newAddress();
		if (!reader) continue;
		for (let visit = 1 + random.below(3); visit > 0; visit -= 1) {
			const opening = openingOf(place, reader);
			made.push(opening, ...followers(place, opening, neighbours));
		}
	}
	for (let floods = count / oneFloodFor; floods > 0; floods -= 1) {
		made.push(...floodOf(place, readers));
	}
	return withoutOverlaps(made, blog.startsAt + blog.days * 86_400_000);
}

/** About `count` visits by readers of a blog, and all that comes with them, from one seed. */
export function makeVisits(seed: number, count: number, blog: Blog): Visits {
	const random = new SeededRandom(seed);
	const readers = new Readers(random);
	const openings = openingsOf(random, blog, readers, count);
	const { searches, uncounted: unheard } = searchesOf(random, blog, readers, count / 8);
	const tally = new Tally();
	for (const opening of openings) tally.open(opening);
	for (const search of searches.toSorted(byTime)) tally.search(search);
	const sent = openings.flatMap((opening) => callsOf(random, opening));
	const noise = Object.values(uncounted).flatMap(([share, make]) =>
		Array.from({ length: Math.ceil(share * count) }, () => make({ random, blog, readers })).flat(),
	);
	const calls = [
		...sent,
		...replaysOf(random, sent),
		...searches.map((search) => searchCall(random, search)),
		...unheard,
		...noise,
	];
	const { visits, unsure, searches: times, results } = tally;
	return { calls: calls.toSorted(byTime), visits, unsure, searches: times, results };
}
