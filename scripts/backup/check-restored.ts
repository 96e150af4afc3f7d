import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { renderArticle } from '#article/render-article';
import { rendererVersion } from '#article/renderer-version';
import { mfaFactors } from '#db/account-schema';
import { readTable } from '#db/backup';
import type { Database } from '#db/client';
import { columnsOf, listColumns } from '#db/restore';
import { blogPosts } from '#db/schema';
import { isSlug } from '#domain/names/slug';
import { decrypt } from '#lib/derive-key';
import type { BackupManifest } from './backup-manifest.ts';
import type { Backup } from './open-backup.ts';

const isRow = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A backup may come from anybody. Throws for a row that this blog did not write, without quoting it. */
export function checkRow(line: string, columns: readonly string[]): void {
	const row: unknown = JSON.parse(line);
	if (!isRow(row)) throw new SyntaxError('a row is an object');
	const missing = columns.find((column) => !Object.hasOwn(row, column));
	if (missing !== undefined) throw new Error(`Falta a coluna ${missing}.`);
	const { slug, begun_at, is_created, published, scheduled_at } = row;
	if (typeof slug === 'string' && !isSlug(slug))
		throw new Error('Um endereço tem mais do que letras minúsculas, números e hifens.');
	// Publishing and scheduling make it a whole post.
	if ((begun_at || is_created === false) && (published || scheduled_at))
		throw new Error('Um texto que só foi começado está publicado ou agendado.');
}

/** Whether this secret opens a second factor; true where there is none. One that is damaged does not speak for the others. */
export async function opensFactors(db: Database, authSecret: string): Promise<boolean> {
	const secret = new TextEncoder().encode(authSecret);
	const rows = await db.select({ id: mfaFactors.id, sealed: mfaFactors.secret }).from(mfaFactors);
	const opens = rows.some(({ id, sealed }) => decrypt(secret, sealed, id) !== undefined);
	return opens || rows.length === 0;
}

const { id, title, content, html, outline, plain_text, opening, reading_minutes, renderer } =
	blogPosts;
const rendered = { html, outline, plain_text, opening, reading_minutes, renderer };
const postsAtOnce = 100;

/**
 * A backup may come from anybody, and readers get an article as its row has it. One that today's renderer did not make
 * of its text counts as an older renderer's, whose articles are rendered anew wherever they are shown.
 */
export async function proveArticles(db: Database): Promise<void> {
	const isDone = eq(renderer, rendererVersion);
	for (let after: string | undefined; ; ) {
		const rows = await db
			.select({ id, title, content, article: rendered })
			.from(blogPosts)
			.where(and(isDone, after === undefined ? undefined : gt(id, after)))
			.orderBy(asc(id))
			.limit(postsAtOnce);
		after = rows.at(-1)?.id;
		if (after === undefined) return;
		const forged = rows.filter(
			(row) => !isDeepStrictEqual(row.article, renderArticle(row.content, { title: row.title })),
		);
		const ids = forged.map((row) => row.id);
		if (ids.length > 0) await db.update(blogPosts).set({ renderer: '' }).where(inArray(id, ids));
	}
}

const zonedTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

function inUtc(text: string): string {
	const [whole, local, fraction = '', sign, hours, minutes, seconds = 0] =
		zonedTime.exec(text) ?? [];
	if (whole === undefined) return text;
	const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
	const time = new Date(Date.parse(`${local}Z`) - Number(`${sign}1`) * offset * 1000);
	return `${time.toISOString().slice(0, 19)}${fraction}Z`;
}

/** PostgreSQL writes a time in its session's zone, which another server may not share; a text that looks like one stays. */
function digest(line: string, times: readonly string[]): string {
	const row = JSON.parse(line) as Record<string, unknown>;
	for (const name of times) {
		const time = row[name];
		if (typeof time === 'string') row[name] = inUtc(time);
	}
	return createHash('sha256').update(JSON.stringify(row)).digest('base64');
}

/**
 * Compares a table's rows, in any order, with those of the backup. Throws when one of them differs in a single byte,
 * is missing, or was not in the file.
 */
export async function checkRestored(
	db: Database,
	backup: Backup,
	{ name, rows }: BackupManifest['tables'][number],
): Promise<void> {
	const wanted = new Map<string, number>();
	const times = (await listColumns(db, name))
		.filter(({ type }) => type === 'timestamp with time zone')
		.map((column) => column.name);
	let columns: string[] | undefined;
	let lines = 0;
	for await (const line of backup.readTable(name)) {
		columns ??= columnsOf(line);
		lines += 1;
		const key = digest(line, times);
		wanted.set(key, (wanted.get(key) ?? 0) + 1);
	}
	let others = 0;
	for await (const row of readTable(db, name, columns)) {
		const key = digest(row, times);
		const left = wanted.get(key) ?? 0;
		if (left === 0) others += 1;
		else wanted.set(key, left - 1);
	}
	const lost = [...wanted.values()].reduce((sum, left) => sum + left, 0);
	if (lines !== rows) throw new Error(`O arquivo tem ${lines} linhas em vez de ${rows}.`);
	if (lost + others > 0) {
		throw new Error(`${Math.max(lost, others)} de ${rows} linhas não ficaram como no arquivo.`);
	}
}
