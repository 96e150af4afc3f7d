import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawElements } from '#islands/draw-elements.ts';
import { ResultsView } from '#islands/results-view.tsx';
import { SearchResults } from '#islands/search-results.tsx';
import { TextRow } from '#islands/text-row.tsx';
import type { Search } from '#search/open-index';
import type { SearchAnswer } from '#search/search-index';
import { aPostSummary } from '../../support/a-post-summary.ts';

vi.stubGlobal(
	'IntersectionObserver',
	class {
		observe() {}
		disconnect() {}
	},
);

const category = { id: 'c1', name: 'Finanças', slug: 'financas', icon: null, accent: null };
const aPost = (slug: string, fields = {}) => aPostSummary({ id: slug, slug, ...fields });
const own = `/images/${'a'.repeat(64)}-1600.webp`;

const request = { q: 'preço da mesa', category: 'c1', tag: 'salas', page: 1 };
const answer = {
	request,
	terms: [['preco'], ['da'], ['mesa']],
	also: 'preços das mesas',
	shortened: true,
	category,
	total: 40,
	page: 2,
	pages: 7,
	postCount: 30,
	posts: {
		inTitle: [
			aPost('um', { title: 'O preço da mesa & “o resto”', category, image_url: own }),
			aPost('dois', {
				title: 'Mesa',
				image_url: `/images/${'b'.repeat(64)}-1600.webp`,
				image_focus: '20% 30%',
				image_alt: 'Mesa',
			}),
			aPost('tres', { title: 'Preço', author: '', excerpt: '' }),
		],
		inText: [
			aPost('quatro', { excerpt: 'O preço da mesa que se paga.', category }),
			aPost('cinco', { excerpt: 'Nada.' }),
		],
	},
	books: { inTitle: [aPost('seis', { tags: ['Livro'] })], inText: [] },
	suggestions: [{ kind: 'category', name: 'Finanças', address: '/categories/financas' }],
	help: undefined,
} as unknown as SearchAnswer;

const search: Search = { warm: async () => {}, answer: async () => answer };
const results = <SearchResults box={null} search={search} first={answer} />;

function draw(): HTMLElement {
	const place = document.createElement('div');
	drawElements(<ResultsView request={request} answer={answer} Row={TextRow} />, place);
	return place;
}

beforeEach(() => {
	history.replaceState(null, '', '/?q=pre%C3%A7o+da+mesa&category=c1&tag=salas&page=2');
});

afterEach(cleanup);

/** Each style as the browser writes it, in the same order. */
function writeStyles(root: HTMLElement): HTMLElement {
	for (const { style } of root.querySelectorAll<HTMLElement>('[style]'))
		style.cssText = String(style.cssText);
	return root;
}

test('what is drawn before React is there is what React renders', () => {
	const { container } = render(results, { container: document.createElement('div') });
	expect(writeStyles(draw()).isEqualNode(writeStyles(container))).toBe(true);
});

test('React takes over the drawn results without making anything anew', () => {
	const place = draw();
	const before = [...place.querySelectorAll('*')];
	const faults: unknown[] = [];
	render(results, {
		container: place,
		hydrate: true,
		onRecoverableError: (fault: unknown) => faults.push(fault),
	});
	expect(faults).toEqual([]);
	expect([...place.querySelectorAll('*')]).toEqual(before);
});
