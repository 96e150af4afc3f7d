import { visitActs, visitSources } from '#domain/readers/visit-kinds';
import { robots } from '../../support/visits/agents.ts';
import type { Blog } from '../../support/visits/openings.ts';
import { type Counts, cellOf, mostPerAddress, withoutAccents } from '../../support/visits/tally.ts';
import { dayOf, type VisitCall } from '../../support/visits/visit-call.ts';

/** The definitions that a counting may forget. */
export const rules = [
	'one reader a day',
	'the day of São Paulo',
	'browsers apart',
	'addresses apart',
	'sixteen an address',
	'no robots',
	'nothing prefetched',
	'Do Not Track',
	'Global Privacy Control',
	'not the editor',
	'public posts',
	'known sources',
	'the first source',
	'acts of a visit',
	'acts once',
	'acts on the day of the visit',
	'known acts',
	'searches once',
	'searches without accents',
	'no personal data',
] as const;
export type Rule = (typeof rules)[number];

const hasPersonalData = (q: string) => /@/.test(q) || /\d(?:[ .-]*\d){4}/.test(q);

/** Counts requests by the definitions, in memory; without one of them it is wrong. */
export function countCalls(calls: VisitCall[], { posts }: Blog, forgotten?: Rule) {
	const has = (rule: Rule) => rule !== forgotten;
	const visits: Counts = new Map();
	const searches: Counts = new Map();
	const [readers, deeds] = [new Map<string, Set<string>>(), new Set<string>()];
	const dayAt = (at: number) =>
		has('the day of São Paulo') ? dayOf(at) : new Date(at).toISOString().slice(0, 10);
	const add = (counts: Counts, cell: string, by = 1) =>
		counts.set(cell, (counts.get(cell) ?? 0) + by);
	const refuses = ({ headers }: VisitCall) =>
		(has('no robots') && robots.includes(headers['user-agent'] ?? '')) ||
		(has('nothing prefetched') && 'sec-purpose' in headers) ||
		(has('Do Not Track') && headers['dnt'] === '1') ||
		(has('Global Privacy Control') && headers['sec-gpc'] === '1') ||
		(has('not the editor') && (headers['cookie'] ?? '').includes('__Host-bind='));
	const first = (deed: string) => !deeds.has(deed) && deeds.add(deed);

	function view(call: VisitCall, reader: string) {
		const { slug, source = 'direct' } = call.input as Record<string, string>;
		if (has('public posts') && !posts.includes(slug ?? '')) return;
		if (has('known sources') && !visitSources.includes(source as never)) return;
		const where = `${slug}|${dayAt(call.at)}`;
		const beside = `${has('addresses apart') ? call.ip : ''} ${where}`;
		const there = readers.get(beside) ?? new Set();
		readers.set(beside, there);
		const isNew = !there.has(reader);
		if (
			isNew &&
			has('addresses apart') &&
			has('sixteen an address') &&
			there.size >= mostPerAddress
		)
			return;
		there.add(reader);
		if (isNew || !has('one reader a day')) add(visits, `${where}|view`);
		if (isNew || !has('one reader a day') || !has('the first source'))
			add(visits, `${where}|from-${source}`);
	}

	function act(call: VisitCall, reader: string) {
		const { slug, acts } = call.input as { slug: string; acts: unknown };
		const found = [call.at, call.at - 86_400_000]
			.map(dayAt)
			.find((day) =>
				readers.get(`${has('addresses apart') ? call.ip : ''} ${slug}|${day}`)?.has(reader),
			);
		const isKnown = Array.isArray(acts) && acts.every((each) => visitActs.includes(each as never));
		if ((has('acts of a visit') && !found) || (has('known acts') && !isKnown)) return;
		const day = has('acts on the day of the visit') ? (found ?? dayAt(call.at)) : dayAt(call.at);
		for (const each of Array.isArray(acts) ? acts : []) {
			const cell = cellOf(slug, day, each as never);
			if (!has('acts once') || first(`${call.ip} ${reader} ${cell}`)) add(visits, cell);
		}
	}

	function search({ input, ip, at }: VisitCall, reader: string) {
		const q = String(input['q']);
		if (q === '' || q.length > 200 || (has('no personal data') && hasPersonalData(q))) return;
		const cell = `${dayAt(at)}|${has('searches without accents') ? withoutAccents(q) : q}`;
		if (!has('searches once') || first(`${ip} ${reader} ${cell}`)) add(searches, cell);
	}

	const count = { 'register-view': view, 'register-acts': act, 'register-search': search };
	for (const call of calls) {
		const reader = has('browsers apart') ? (call.headers['user-agent'] ?? '') : 'any';
		if (!refuses(call)) count[call.name](call, reader);
	}
	return { visits, searches };
}
