import pg from 'pg';
import { renderArticle } from '#article/render-article';
import { adminPosts } from '#contract/admin-posts';
import { categories } from '#contract/categories';
import { createPost } from '#contract/create-post';
import type { InputOf } from '#contract/endpoint';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { createSession } from '#db/accounts/admin-sessions';
import { findUserByEmail } from '#db/accounts/admin-users';
import { createAdmin } from '#db/accounts/create-admin';
import { connect } from '#db/client';
import { hashToken, makeToken, signAdminToken } from '#lib/tokens';
import { loadHandlers } from '../../tests/support/function-handlers.ts';
import { createTestDeps } from '../../tests/support/test-deps.ts';
import type { BenchDesk } from './desk.ts';
import { type Figure, quantile, type Section } from './figures.ts';

const rounds = 60;
const title = 'Um texto que o banco ainda não tem';
const text = 'Um parágrafo com **destaque**.\n\n'.repeat(60);

const update = `update blog_posts set title = $2, title_folded = lower($2), content = $3, html = $4, plain_text = $5,
	outline = $6, revision = revision + 1, updated_at = now() where id = $1 returning revision`;
const insert = `insert into post_revisions (post_id, revision, cause, fields)
	values ($1, $2, 'save', jsonb_build_object('title', $3::text, 'content', $4::text))`;

/** The minimum that a save costs: the row and its revision, written by the driver alone, with the article already rendered. */
async function saveBare(client: pg.Client, id: string, content: string): Promise<number> {
	const { html, plain_text, outline } = renderArticle(content, { title });
	const start = performance.now();
	await client.query('begin');
	const { rows } = await client.query<{ revision: number }>({
		text: update,
		values: [id, title, content, html, plain_text, JSON.stringify(outline)],
	});
	await client.query({ text: insert, values: [id, rows[0]?.revision, title, content] });
	await client.query('commit');
	return performance.now() - start;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

/** Alternates a save with the minimum: on a busy machine the ratio says more than milliseconds. */
async function measureFloor(
	desk: BenchDesk,
	databaseUrl: string,
	idOf: (round: number) => string,
): Promise<Figure[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	client.on('error', () => undefined);
	await client.connect();
	const times: Record<'empty' | 'bare' | 'save', number[]> = { empty: [], bare: [], save: [] };
	try {
		for (let round = 1; round <= rounds; round += 1) {
			times.empty.push(await timed(() => client.query('select 1')));
			times.bare.push(await saveBare(client, idOf(2 * round), `${text}${round}`));
			const save = { id: idOf(2 * round + 1), title, content: `${text}${round}` };
			times.save.push(await timed(() => desk.call(updatePost, save)));
		}
	} finally {
		await client.end();
	}
	const p95 = (name: keyof typeof times) => quantile(times[name], 0.95);
	return [
		{ name: 'an empty statement', unit: 'ms', values: times.empty },
		{ name: 'row and history by the driver alone', unit: 'ms', values: times.bare },
		{ name: 'row and history by the driver alone, p95', unit: 'ms', values: [p95('bare')] },
		{ name: 'save, in turn with it', unit: 'ms', values: times.save },
		{
			name: 'save to that',
			unit: '×',
			values: times.save.map((ms, at) => ms / (times.bare[at] ?? 1)),
		},
	];
}

const email = 'bench@blog.test';
const callsPerClient = { 1: 60, 20: 15 } as const;

/** Every function in this process over one warm pool, with a signed-in editor: Request → Response. */
async function openDesk(databaseUrl: string): Promise<BenchDesk> {
	const { db, close } = await connect(databaseUrl, () => undefined, { max: 20 });
	const deps = createTestDeps(db);
	const handlers = await loadHandlers();
	await createAdmin(db, { email, name: 'Bench', passwordHash: 'none' });
	const sessionToken = makeToken(deps);
	const user = await findUserByEmail(db, email);
	const session =
		user &&
		(await createSession(db, {
			user,
			tokenHash: hashToken(sessionToken),
			bindingHash: null,
			userAgent: '',
			ip: '',
			now: deps.now(),
		}));
	if (!session) throw new Error('the bench has no session');
	const headers = {
		'content-type': 'application/json',
		'x-session-token': sessionToken,
		'x-admin-token': await signAdminToken(deps, session.id),
	};
	return {
		close,
		call: async ({ name }, input) => {
			const handler = handlers.get(name);
			const method = handler?.endpoint.method ?? 'POST';
			const request = new Request(`https://blog.test/api/${name}`, {
				method,
				headers,
				...(method !== 'GET' && { body: JSON.stringify(input) }),
			});
			const response = await handler?.(request, { ip: '203.0.113.7' }, deps);
			const body = await response?.json();
			if (response?.status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
			return body;
		},
	};
}

/** Each client sends the next request as soon as it gets a reply. */
async function measure(
	clients: 1 | 20,
	call: (round: number) => Promise<unknown>,
): Promise<number[]> {
	const times: number[] = [];
	let round = 0;
	const client = async () => {
		for (let own = 0; own < callsPerClient[clients]; own += 1) {
			round += 1;
			const start = performance.now();
			await call(round);
			times.push(performance.now() - start);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	return times.slice(clients);
}

interface Work {
	name: string;
	/** Milliseconds at the 95th percentile with one client. */
	budget?: number;
	call: (round: number) => Promise<unknown>;
}

type List = InputOf<typeof adminPosts> & { action: 'list' };
const lists: readonly (readonly [name: string, query: Omit<List, 'action'>, budget?: number])[] = [
	['first page', {}],
	['last page', { page: 200 }],
	['published', { status: 'published' }],
	['closest first', { sort: 'scheduled-closest' }],
	['an author', { author: 'marina' }],
	['a category and a period', { category: 'none', period: 'year' }],
	['most views first', { sort: 'views' }],
	['last changed first', { sort: 'updated' }],
	['a search', { q: 'gestao' }, 120],
	['a search that finds nothing', { q: 'xilofone' }, 120],
];

function listWork({ call }: BenchDesk, idOf: (round: number) => string): Work[] {
	const read = (round: number) => call(adminPosts, { action: 'get', slug: idOf(round) });
	const title = 'Um texto que o banco ainda não tem';
	const content = 'Um parágrafo com **destaque**.\n\n'.repeat(60);
	return [
		...lists.map(([name, query, budget = 30]) => ({
			name: `list, ${name}`,
			budget,
			call: () => call(adminPosts, { action: 'list', ...query }),
		})),
		{ name: 'get', budget: 15, call: read },
		{
			name: 'save',
			budget: 15,
			call: (round) => call(updatePost, { id: idOf(round), title, content: `${content}${round}` }),
		},
		{
			name: 'toggle',
			budget: 15,
			call: (round) => call(togglePublish, { postId: idOf(round), publish: round % 2 === 0 }),
		},
		{
			name: 'create',
			call: (round) =>
				call(createPost, {
					title: `${title} ${round}`,
					author: 'Bench',
					category: 'Finanças',
					content,
				}),
		},
		{ name: 'categories', call: () => call(categories, {}) },
	];
}

/** Response times of the editor's calls on a database of `count` posts, with 1 and with 20 clients. */
export async function benchCalls(databaseUrl: string, count: number): Promise<Section> {
	const desk = await openDesk(databaseUrl);
	const idOf = (round: number) =>
		`10000000-0000-4000-8000-${String((round * 397) % count).padStart(12, '0')}`;
	const figures: Figure[] = [];
	try {
		for (const { name, budget, call } of listWork(desk, idOf)) {
			for (const clients of [1, 20] as const) {
				const times = await measure(clients, call);
				const label = `${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
				const isHeld = clients === 1 && budget !== undefined;
				figures.push(
					{ name: `${label}, p50`, unit: 'ms', values: times },
					{
						name: `${label}, p95`,
						unit: 'ms',
						values: [quantile(times, 0.95)],
						...(isHeld && { budget }),
					},
				);
			}
		}
		figures.push(...(await measureFloor(desk, databaseUrl, idOf)));
	} finally {
		await desk.close();
	}
	return { title: `Calls in process, ${count} posts`, figures };
}
