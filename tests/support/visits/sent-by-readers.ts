import type { SeededRandom } from '../seeded-random.ts';
import type { Opening, Reader, Search, VisitCall } from './visit-call.ts';

/** What a browser sends of its own accord. Some have cookies of other makers, or allow being tracked. */
function headersOf(random: SeededRandom, { agent }: Reader): Record<string, string> {
	const more = random.next();
	return {
		'user-agent': agent,
		...(more < 0.2 && { cookie: '_ga=GA1.1.1; tema=escuro' }),
		...(more > 0.9 && { dnt: '0' }),
	};
}

/** One request when the post has been on the screen for a second, and one or two with the acts. */
export function callsOf(random: SeededRandom, opening: Opening): VisitCall[] {
	const { reader, slug, at, source, acts, leftAt } = opening;
	const sent = { ip: reader.ip, headers: headersOf(random, reader) };
	const left: VisitCall = { ...sent, at: leftAt, name: 'register-acts', input: { slug, acts } };
	return [
		{ ...sent, at, name: 'register-view', input: { slug, ...(source && { source }) } },
		...(acts.length > 0 ? [left] : []),
		// A page that is hidden and shown again tells the same when it is hidden next.
		...(acts.length > 0 && random.next() < 0.2 ? [{ ...left, at: leftAt + 1 }] : []),
	];
}

export const searchCall = (
	random: SeededRandom,
	{ reader, at, q, results }: Search,
): VisitCall => ({
	at,
	name: 'register-search',
	input: { q, results },
	ip: reader.ip,
	headers: headersOf(random, reader),
});
