import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCategory } from '#contract/categories';
import { changeTopic } from '#contract/topics';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { createTestNetwork } from '../../support/test-network.ts';

const api = apiForEachTest();
let network: ReturnType<typeof createTestNetwork>;
beforeEach(async () => {
	const handler = api.handlers.get('categories');
	if (!handler) throw new Error('there is no function for categories');
	const answer = (path: string) => handler(new Request(`https://blog.test${path}`), {}, api.deps);
	network = createTestNetwork(answer, api.deps.now);
	api.deps.purge = async (tags) => network.purge(tags);
});
afterEach(() => vi.restoreAllMocks());

const read = async (path = '/api/categories'): Promise<string[]> => {
	const { categories } = await (await network.ask(path)).json();
	return categories.map(({ name }: { name: string }) => name);
};
/** How often the database was asked for the categories since the spy was set. */
const timesAsked = () =>
	vi
		.mocked(pg.Client.prototype.query)
		.mock.calls.filter(([statement]: unknown[]) =>
			/^select .* from "categories"/.test(textOf(statement)),
		).length;
const textOf = (statement: unknown) =>
	typeof statement === 'string' ? statement : (statement as { text: string }).text;

test('D5: the network answers who asks for the categories, and the database is asked once an hour', async () => {
	await api.call(createCategory, { name: 'Vendas' });
	vi.spyOn(pg.Client.prototype, 'query');
	for (let time = 0; time < 59; time += 1) {
		expect(await read()).toEqual(['Vendas']);
		api.deps.clock.advance(minuteMs);
	}
	expect(timesAsked()).toBe(1);
	api.deps.clock.advance(minuteMs);
	await read();
	expect(timesAsked()).toBe(2);
});

test('every change of a category is in the next answer: a new one, by a post too, another name, its end, its undoing', async () => {
	const { category } = await api.call(createCategory, { name: 'Vendas' });
	expect(await read()).toEqual(['Vendas']);
	await createdPost(api, { category: 'Caixa' });
	expect(await read()).toEqual(['Caixa', 'Vendas']);
	const { id } = category;
	const look = { icon: null, accent: null, line: '' };
	await api.call(changeTopic, { action: 'change-category', id, name: 'Mercado', ...look });
	expect(await read()).toEqual(['Caixa', 'Mercado']);
	const { change } = await api.call(changeTopic, {
		action: 'delete-category',
		id,
		into: null,
	});
	expect(await read()).toEqual(['Caixa']);
	await api.call(changeTopic, { action: 'undo', change: change ?? '' });
	expect(await read()).toEqual(['Caixa', 'Mercado']);
});

test('what the desk asks for is of this moment, and the network does not keep it', async () => {
	const path = `/api/categories?at=${api.deps.now().toISOString()}`;
	expect(await read(path)).toEqual([]);
	api.deps.purge = () => Promise.reject(new Error('the network refuses'));
	await api.call(createCategory, { name: 'Vendas' });
	expect(await read(path)).toEqual(['Vendas']);
	expect(api.deps.lines.join()).toContain('network_not_purged');
});
