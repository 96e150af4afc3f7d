import pg from 'pg';
import { renderArticle } from '#article/render-article';
import { updatePost } from '#contract/update-post';
import type { Desk } from './desk.ts';
import { type Figure, quantile } from './figures.ts';

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
export async function measureFloor(
	desk: Desk,
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
