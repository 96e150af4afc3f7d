import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reservedSlugs } from '#config/reserved-slugs';
import { categoryIcon } from '#domain/names/category';
import { makeCategorySlug } from '#domain/names/category-address';
import { makeSlug, slugify } from '#domain/names/slug';
import { parseTags } from '#domain/names/tags';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { isBook } from '#domain/post/book';
import { pagerItems, paginate, parsePage } from '#domain/post/pagination';
import { isOverdue, postStatus } from '#domain/post/post';
import { relatePosts } from '#domain/post/related-posts';
import { parseQuery } from '#domain/search/search-match';
import { formatDate, formatDateTime, formatLongDate } from '#domain/time/dates';
import {
	floorToMinute,
	formatDayDistance,
	formatDistance,
	fromSaoPauloTime,
	isDue,
} from '#domain/time/schedule';
import { matchesQuery } from '../../support/full-scan.ts';

const now = '2026-01-31T00:00:00.000Z';

describe('slugs', () => {
	it('Spec §5: are lower case, without accents and signs', () => {
		expect(slugify('Gestão & E-mail: 5 dicas')).toBe('gestao-e-mail-5-dicas');
	});

	it('B8: are never empty, never reserved, never over 120', () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...reservedSlugs)),
				(title) => {
					const slug = makeSlug(title, 'id-1');
					expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
					expect(slug.length).toBeLessThanOrEqual(120);
					expect(reservedSlugs).not.toContain(slug);
				},
			),
		);
	});

	it("Spec §2: a category of any name has a page of its own, one named 'index' too", () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('index', 'Índex')),
				(name) => {
					const slug = makeCategorySlug(name);
					expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
					expect(slug.length).toBeLessThanOrEqual(120);
					expect(slug).not.toBe('index');
				},
			),
		);
	});
});

describe('Spec §9: related posts', () => {
	const aPost = (id: number, category: string, tags: string[], created_at: string) => ({
		id: String(id).padStart(6, '0'),
		category: { id: category, name: category, slug: category },
		tags,
		created_at,
	});

	const posts = Array.from({ length: 300 }, (_, index) =>
		aPost(
			index,
			`c${index % 3}`,
			[`t${index % 5}`, `t${(index * 7) % 11}`],
			new Date(Date.parse(now) - index * 6 * 3_600_000).toISOString(),
		),
	);

	it('Spec §2, §9: give the same lists as scoring every pair, each post once on a page', () => {
		const relation = relatePosts(posts, now);
		for (const post of posts) {
			const score = (other: (typeof posts)[number], [c, t, r]: [number, number, number]) => {
				const shared = [...new Set(other.tags)].filter((tag) => post.tags.includes(tag)).length;
				const isRecent = Date.parse(now) - Date.parse(other.created_at) < 30 * 86_400_000;
				return (
					(other.category.name === post.category.name ? c : 0) + shared * t + (isRecent ? r : 0)
				);
			};
			const best = (pool: typeof posts, weights: [number, number, number], count: number) =>
				pool
					.map((other) => ({ other, points: score(other, weights) }))
					.filter(({ points }) => points > 0)
					.sort((a, b) => b.points - a.points || (a.other.created_at < b.other.created_at ? 1 : -1))
					.slice(0, count)
					.map(({ other }) => other.id);
			const others = posts.filter(({ id }) => id !== post.id);
			const readAlso = best(others, [10, 3, 2], 4);
			expect(relation.readAlso(post).map(({ id }) => id)).toEqual(readAlso);
			const rest = others.filter(({ id }) => !readAlso.includes(id));
			expect(relation.related(post).map(({ id }) => id)).toEqual(best(rest, [3, 2, 1], 3));
		}
	});
});

describe('small rules', () => {
	it('Spec §2, §5, S1: a book has one of four words, but Facebook is none', () => {
		expect(isBook({ category: null, tags: ['E-book'] })).toBe(true);
		expect(isBook({ category: { name: 'Resumos de LIVROS' }, tags: [] })).toBe(true);
		expect(isBook({ category: 'Facebook', tags: ['vendas'] })).toBe(false);
	});

	it('Spec §2: the category icon follows the keywords', () => {
		expect(categoryIcon('Finanças pessoais')).toBe('financas');
		expect(categoryIcon('Empreendedorismo')).toBe('negociacao');
		expect(categoryIcon('Gestão de equipes')).toBe('pessoas');
		expect(categoryIcon('Outros')).toBe('geral');
	});

	it('Spec §4, C14: published, else scheduled, else draft; late after its time', () => {
		expect(postStatus({ published: true, scheduled_at: now })).toBe('published');
		expect(postStatus({ published: false, scheduled_at: null })).toBe('draft');
		expect(isOverdue({ published: false, scheduled_at: now }, '2026-01-31T00:30:00Z')).toBe(true);
		expect(isDue({ published: true, scheduled_at: now }, now)).toBe(false);
		expect(isDue({ published: false, scheduled_at: now }, now)).toBe(true);
	});

	it('Spec §9: the pager shows up to five numbers with gaps', () => {
		expect(pagerItems(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
		expect(pagerItems(1, 9)).toEqual([1, 2, 3, 4, 'gap', 9]);
		expect(paginate([1, 2, 3], 9, 2)).toEqual({ items: [3], page: 2, pages: 2, total: 3 });
		expect(parsePage('abc')).toBe(1);
	});

	it('Spec §5, B5: pictures are https or this site’s, and off the ignored hosts', () => {
		const ignored = ['old.example'];
		expect(usableImageUrl(' https://x.com/a.png ', ignored)).toBe('https://x.com/a.png');
		expect(usableImageUrl('/covers/a.svg')).toBe('/covers/a.svg');
		for (const url of [
			'https://a.OLD.example/x',
			'//x/a',
			'javascript:x',
			'https://u:p@x.com/a',
			'data:x',
			'',
		]) {
			expect(usableImageUrl(url, ignored)).toBeNull();
		}
	});

	it('Spec §1, C11: days and times are São Paulo’s, a skipped hour too', () => {
		expect(formatDate('2026-11-21T02:30:00Z')).toBe('20 nov 2026');
		expect(formatLongDate('2026-11-21T02:30:00Z')).toBe('20 de novembro de 2026');
		for (let month = 1; month <= 12; month += 1) {
			const first = new Date(Date.UTC(2026, month - 1, 1, 12));
			const long = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }).format(first);
			expect(formatLongDate(first.toISOString())).toBe(long);
		}
		expect(formatDateTime('2026-11-21T02:30:00Z')).toBe('20/11/2026 23:30');
		expect(fromSaoPauloTime('2018-11-04T00:30')).toBe('2018-11-04T03:30:00.000Z');
		expect(fromSaoPauloTime('2025-02-30T09:00')).toBeUndefined();
		expect(floorToMinute('2025-11-20T09:00:37.123Z')).toBe('2025-11-20T09:00:00.000Z');
		const distance = (to: string) =>
			formatDistance(to, '2025-01-01T00:00:00Z').replaceAll('\u00a0', '_');
		expect(distance('2025-01-01T03:12:00Z'), 'no line breaks within it').toBe('em 3_h_12_min');
		expect(distance('2025-01-02T18:00:00Z')).toBe('em 1_dia_e_18_h');
		expect(distance('2024-08-14T00:00:00Z')).toBe('há 4_meses');
		expect(distance('2025-01-21T09:00:00Z')).toBe('em 20_dias');
	});

	it('beside its date and hour, a time is as far as its day in São Paulo', () => {
		const distance = (to: string) =>
			formatDayDistance(to, '2025-11-20T22:00:00-03:00').replaceAll('\u00a0', '_');
		expect(distance('2025-11-20T23:10:00-03:00'), 'today').toBe('em 1_h_10_min');
		expect(distance('2025-11-21T23:50:00-03:00')).toBe('amanhã');
		expect(distance('2025-11-19T00:10:00-03:00')).toBe('ontem');
		expect(distance('2025-11-22T00:10:00-03:00')).toBe('em 2_dias');
		expect(distance('2025-11-10T23:50:00-03:00')).toBe('há 10_dias');
		expect(distance('2025-03-10T12:00:00-03:00')).toBe('há 8_meses');
	});

	it('S4: a search folds accents, wants all words, and matches short ones whole', () => {
		const post = { title: 'Gestão de TI', content: 'Estratégia', author: 'Ana', excerpt: '' };
		expect(matchesQuery(parseQuery('TRATEG gestao'), post)).toBe(true);
		expect(matchesQuery(parseQuery('ti'), post)).toBe(true);
		expect(matchesQuery(parseQuery('es'), post)).toBe(false);
	});

	it('Spec §5: tags are split, trimmed and kept once', () => {
		expect(parseTags(' a, b ,,a ')).toEqual(['a', 'b']);
	});
});
