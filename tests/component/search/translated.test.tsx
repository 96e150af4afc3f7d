import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchResults } from '#islands/search-results.tsx';
import { NearObserver, openFixtureSearch } from './a-search.ts';

const { search } = await openFixtureSearch();
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
beforeEach(() => {
	vi.stubGlobal('IntersectionObserver', NearObserver);
	vi.stubGlobal(
		'fetch',
		async () => new Response('<div class="prose"><p>Cobrando barato.</p></div>'),
	);
	vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	history.replaceState(null, '', '/');
});

/** What a browser's translation does to a page: each text goes into two elements of its own. */
function translate() {
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walk.nextNode()) texts.push(walk.currentNode as Text);
	for (const text of texts) {
		const [outer, inner] = [document.createElement('font'), document.createElement('font')];
		text.replaceWith(outer);
		outer.append(inner);
		inner.append(text.data);
	}
}
const go = (to: string) =>
	act(async () => {
		history.pushState(null, '', to);
		dispatchEvent(new PopStateEvent('popstate'));
	});
const results = () => document.querySelector('section')?.textContent ?? '';
/** Hits in titles, the same by fewer letters, hits in texts, names besides, what to do instead, and home. */
const searches = ['/?q=hora', '/?q=hor', '/?q=barato&page=2', '/?q=gestao', '/?q=xyzw', '/'];
const shown = (to: string) =>
	waitFor(() => {
		expect(results()).toMatch(to === '/' ? /^$/ : /encontrado/);
		expect(all('.snip').filter(({ textContent }) => textContent === '')).toEqual([]);
	});
async function open(to: string) {
	cleanup();
	history.replaceState(null, '', to);
	render(<SearchResults box={null} search={search} />);
	await shown(to);
}

test('a text stands beside no element, but in a marked line, which is replaced whole', async () => {
	for (const to of searches.slice(0, -1)) {
		await open(to);
		const loose = all('section *').filter(
			({ childNodes, children }) => children.length > 0 && children.length < childNodes.length,
		);
		expect(loose.filter((element) => !element.matches(':has(> mark)'))).toEqual([]);
	}
});

test('a page that the browser translates goes on finding, from any search to any other', async () => {
	const fresh: string[] = [];
	for (const to of searches) {
		await open(to);
		fresh.push(results());
	}
	for (const from of searches) {
		for (const [index, to] of searches.entries()) {
			await go(from);
			await shown(from);
			translate();
			await go(to);
			await waitFor(() => expect([from, to, results()]).toEqual([from, to, fresh[index]]));
		}
	}
});
