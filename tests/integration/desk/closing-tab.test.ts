import './a-window.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { postListQuery } from '../../../admin/src/api/queries.ts';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { LostNotice } from '../../../admin/src/features/posts/lost-text-list-notice.tsx';
import { writeEntry } from '../../../admin/src/text/journal.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';
import { admin, apiForFile } from '../../support/test-api.ts';
import { Browser } from './a-browser.ts';

const api = apiForFile();
let browser: Browser;

beforeAll(async () => {
	browser = new Browser(api);
	await browser.start();
});

/** A closed tab whose lock the browser has not released yet. Returns a function that releases it. */
async function leave(title: string, baseRevision: number): Promise<() => void> {
	const [tab, postId] = [crypto.randomUUID(), crypto.randomUUID()];
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	void navigator.locks.request(`mesa-visita-${tab}`, () => held);
	const values = { ...emptyValues('Ana'), title };
	const at = new Date().toISOString();
	await writeEntry({ user: admin.email, postId, tab, values, at, baseRevision });
	return letGo;
}

function TheList() {
	const posts = useQuery(postListQuery({ page: 1, status: 'all', sort: 'recent', q: '' })).data
		?.posts;
	const titles = posts?.map(({ title }) => title).join();
	return createElement('div', null, createElement(LostNotice), titles);
}

it('a text whose tab is just closing is in the list as soon as the tab is gone', async () => {
	const letGo = [await leave('Texto de um post', 3), await leave('Texto começado', 0)];
	const page = document.createElement('div');
	const root = createRoot(page);
	const list = createElement(
		QueryClientProvider,
		{ client: makeQueryClient() },
		createElement(MemoryRouter, null, createElement(TheList)),
	);
	await browser.does(() => root.render(list));
	expect(page.textContent).toBe('');
	for (const each of letGo) await browser.does(each);
	const isInTheList = (title: string) => page.textContent.includes(title);
	await browser.restsUntil(() => ['Texto de um post', 'Texto começado'].every(isInTheList));
	expect(page.textContent).toContain('Texto de um post');
	expect(page.textContent).toContain('Texto começado');
	await browser.does(() => root.unmount());
});
