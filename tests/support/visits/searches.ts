import type { SeededRandom } from '../seeded-random.ts';
import { robots } from './agents.ts';
import type { Blog } from './openings.ts';
import type { Readers } from './readers.ts';
import { searchCall } from './sent-by-readers.ts';
import type { Search, VisitCall } from './visit-call.ts';

/** As people type them: with and without accents and capitals. */
const texts = [
	['reunião', 'Reuniao', 'REUNIÃO', 'reuniao'],
	['preço por hora', 'Preço por hora', 'preco por hora'],
	['café', 'cafe', 'Café'],
	['nota fiscal', 'Nota Fiscal'],
	['C++', 'c++'],
	['NR 17', 'nr 17'],
	['lei 8245'],
	['2026'],
	['24/7'],
	['estacionamento para bicicleta'],
	['sala de reunião grátis', 'sala de reuniao gratis'],
	['coworking perto do metrô', 'Coworking perto do metro'],
] as const;

const aPersonsData = [
	'ana@exemplo.com.br',
	'fatura de ana.prado+blog@exemplo.com.br',
	'123.456.789-09',
	'11 91234-5678',
	'cep 01000-000',
	'pedido 12345',
	'1 2 3 4 5',
];

function searchAt(random: SeededRandom, blog: Blog, readers: Readers): Search[] {
	const which = random.below(texts.length);
	const spellings = texts[which] ?? ['café'];
	const reader = readers.newReader();
	const at = blog.startsAt + Math.floor(random.next() * (blog.days * 1_440 - 90) * 60_000);
	const times = random.next() < 0.3 ? 3 : 1;
	return Array.from({ length: times }, (_, index) => ({
		reader,
		at: at + index * 20_000,
		q: random.pick<string>(spellings),
		// The blog grows every eight hours.
		results: which % 4 === 0 ? 0 : which + Math.floor((at - blog.startsAt) / 28_800_000),
	}));
}

/** What readers search, and what nobody may find in a table. */
export function searchesOf(
	random: SeededRandom,
	blog: Blog,
	readers: Readers,
	count: number,
): { searches: Search[]; uncounted: VisitCall[] } {
	const searches = Array.from({ length: count }, () => searchAt(random, blog, readers)).flat();
	const spoil = (call: VisitCall): VisitCall => {
		const which = random.below(6);
		const headers: Record<string, string>[] = [
			{ dnt: '1' },
			{ 'sec-gpc': '1' },
			{ 'sec-purpose': 'prefetch' },
			{ cookie: '__Host-bind=abc' },
			{ 'user-agent': random.pick(robots) },
			{},
		];
		const q = which === 5 ? random.pick([...aPersonsData, 'y'.repeat(9_000), '']) : call.input['q'];
		return {
			...call,
			input: { ...call.input, q },
			headers: { ...call.headers, ...headers[which] },
		};
	};
	const uncounted = Array.from({ length: Math.ceil(count / 2) }, () =>
		searchAt(random, blog, readers),
	)
		.flat()
		.map((search) => spoil(searchCall(random, search)));
	return { searches, uncounted };
}
