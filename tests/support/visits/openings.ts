import {
	type VisitAct,
	type VisitSource,
	visitActs,
	visitSources,
} from '#domain/readers/visit-kinds';
import type { SeededRandom } from '../seeded-random.ts';
import { browsers } from './agents.ts';
import type { Readers } from './readers.ts';
import type { Opening, Reader } from './visit-call.ts';

const minute = 60_000;
const day = 1_440 * minute;

export interface Blog {
	/** The slugs of its public posts. */
	posts: readonly string[];
	/** Those of posts that are not public. */
	drafts: readonly string[];
	/** Midnight in São Paulo. */
	startsAt: number;
	days: number;
}

interface Place {
	random: SeededRandom;
	blog: Blog;
}

/** How often a reader does this. */
const likelihood = (act: VisitAct) => (act === 'read' ? 0.45 : act === 'share' ? 0.05 : 0.03);

/** Some are read in the last minutes of a day, and left on the next one. */
function timeIn({ random, blog }: Place): number {
	const midnight = blog.startsAt + (1 + random.below(blog.days - 1)) * day;
	if (random.next() < 0.05) return midnight - Math.ceil((0.1 + 20 * random.next()) * minute);
	return blog.startsAt + Math.floor(random.next() * (blog.days * day - 90 * minute));
}

export function openingOf(place: Place, reader: Reader, at = timeIn(place)): Opening {
	const { random, blog } = place;
	const acts = visitActs.filter((act) => random.next() < likelihood(act));
	// An older page, kept open in a tab, does not say where its reader came from.
	const source: VisitSource | undefined =
		random.next() < 0.03 ? undefined : random.pick(visitSources);
	const leftAt = at + Math.floor((0.2 + 35 * random.next() ** 2) * minute);
	return { reader, slug: random.zipf(blog.posts), at, source, acts, leftAt };
}

const within = ({ random }: Place, minutes: number) =>
	Math.ceil((0.1 + minutes * random.next()) * minute);

/** Reloads and returns of a reader, and other browsers at the same address, to the same post. */
export function followers(place: Place, first: Opening, neighbours: Reader[]): Opening[] {
	const { random } = place;
	const again = (reader: Reader, after: number) => ({
		...openingOf(place, reader, first.leftAt + after),
		slug: first.slug,
	});
	const reloads = random.next() < 0.15 ? 1 + random.below(4) : 0;
	const returns = random.next() < 0.1;
	const isTold = random.next() < 0.2;
	return [
		...Array.from({ length: reloads }, () => again(first.reader, within(place, 3))),
		...(returns ? [again(first.reader, within(place, 8 * 60))] : []),
		...(isTold ? neighbours.map((reader) => again(reader, within(place, 90))) : []),
	];
}

/** More browsers than one address may have, on one post within minutes. No definition says which of them count. */
export function floodOf(place: Place, readers: Readers): Opening[] {
	const { reader, slug, at, source } = openingOf(place, readers.newReader());
	return Array.from({ length: 48 }, (_, index) => ({
		...openingOf(place, { ...reader, agent: browsers[index] ?? '' }, at + index * 700),
		slug,
		source,
		acts: ['share'],
		leftAt: at + minute + index * 700,
	}));
}

/** Without those that begin before their reader has left the post, for nobody could say whose an act is. */
export function withoutOverlaps(openings: Opening[], endsAt: number): Opening[] {
	const left = new Map<string, number>();
	return openings
		.toSorted((a, b) => a.at - b.at)
		.filter(({ reader, slug, at, leftAt }) => {
			const tab = `${reader.ip} ${reader.agent} ${slug}`;
			if (leftAt >= endsAt || at <= (left.get(tab) ?? 0)) return false;
			left.set(tab, leftAt);
			return true;
		});
}
