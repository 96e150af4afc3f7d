import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { Author } from '#domain/names/author';
import { makeNameSlug } from '#domain/names/slug';
import { authorAddresses, authors } from '../author-schema.ts';
import type { Database } from '../client.ts';
import { isTaken } from '../database-error.ts';
import { plans } from '../plan-schema.ts';
import { publishContent, takeNumberingLock } from '../publishing/publications.ts';
import { blogPosts, drafts } from '../schema.ts';
import { listSignedNames } from './authors.ts';
import { changePosts } from './change-posts.ts';
import { authorHasAddress } from './name-author.ts';
import { nextText } from './typed-draft.ts';

export interface AuthorChange {
	/** The present address; null for a new author. An address that only posts name makes their author. */
	slug: string | null;
	facts: Omit<Author, 'slug'>;
	userName: string | null;
	now: string;
}

export interface SavedAuthor {
	author: Author;
	publication: number | null;
}

const nameTaken = (name: string) =>
	new AppError('slug_taken', `Já existe “${name}”, e os dois nomes teriam o mesmo endereço.`, {
		field: 'name',
	});
const authorMissing = () => new AppError('not_found', 'Este autor não está mais na lista.');

type Row = Author & { id: string };

async function findRow(db: Database, slug: string): Promise<Row | undefined> {
	const [row] = await db
		.select()
		.from(authors)
		.where(authorHasAddress(slug))
		.orderBy(sql`${authors.slug} = ${slug} desc`)
		.limit(1);
	return row;
}

/** The author's row, its earlier addresses included, and the names that posts bear of this author. */
async function findAuthor(db: Database, slug: string | null) {
	const row = slug === null ? undefined : await findRow(db, slug);
	const own = new Set(slug === null ? [] : [slug]);
	if (row) {
		own.add(row.slug);
		const earlier = await db
			.select({ slug: authorAddresses.slug })
			.from(authorAddresses)
			.where(eq(authorAddresses.author_id, row.id));
		for (const address of earlier) own.add(address.slug);
	}
	const signed = await listSignedNames(db);
	const names = signed.filter(({ name }) => own.has(makeNameSlug(name)));
	if (slug !== null && !row && names.length === 0) throw authorMissing();
	return { row, own, names, others: signed.filter((each) => !names.includes(each)) };
}

type Found = Awaited<ReturnType<typeof findAuthor>>;

/** Two people whose names fold alike would share a page. */
async function checkFree(db: Database, slug: string, { row, own, others }: Found): Promise<void> {
	const holder = await findRow(db, slug);
	if (holder && holder.id !== row?.id) throw nameTaken(holder.name);
	const namesake = own.has(slug)
		? undefined
		: others.find(({ name }) => makeNameSlug(name) === slug);
	if (namesake) throw nameTaken(namesake.name);
}

async function writeRow(
	db: Database,
	author: Author,
	{ row }: Found,
	now: string,
): Promise<string> {
	const values = { ...author, updated_at: now };
	const [written] = row
		? await db.update(authors).set(values).where(eq(authors.id, row.id)).returning()
		: await db.insert(authors).values(values).returning();
	if (!written) throw authorMissing();
	return written.id;
}

/** The address that the author leaves leads on; the one that the author takes is no longer an earlier one. */
async function moveAddress(db: Database, id: string, from: string | null, to: string) {
	await db.delete(authorAddresses).where(eq(authorAddresses.slug, to));
	if (from === null || from === to) return;
	await db
		.insert(authorAddresses)
		.values({ slug: from, author_id: id })
		.onConflictDoNothing({ target: authorAddresses.slug });
}

/** Renames the author in every post. History shows the present name when it is read. */
async function rename(db: Database, names: string[], change: AuthorChange) {
	const { facts, userName, now } = change;
	const old = names.filter((name) => name !== facts.name);
	if (old.length === 0) return null;
	const { posts, publication } = await changePosts(db, {
		before: sql`where ${inArray(blogPosts.author, old)}`,
		change: sql`update blog_posts set author = ${facts.name}, ${nextText}
			from before where blog_posts.id = before.id`,
		cause: 'save',
		userName,
		now,
	});
	const ids = posts.map(({ id }) => id);
	if (ids.length > 0) {
		// A copy made from the post as it was differs from it by the name alone, which it gets below.
		await db
			.update(drafts)
			.set({ base_revision: sql`${drafts.base_revision} + 1` })
			.where(
				and(
					inArray(drafts.post_id, ids),
					sql`${drafts.base_revision} + 1 = (select revision from ${blogPosts} where ${blogPosts.id} = ${drafts.post_id})`,
				),
			);
	}
	return publication;
}

/** Renames the author in working copies and planned changes. */
async function renameCopies(db: Database, own: ReadonlySet<string>, name: string): Promise<void> {
	for (const copies of [drafts, plans]) {
		const author = sql<string>`${copies.fields} ->> 'author'`;
		const rows = await db.selectDistinct({ author }).from(copies).where(ne(author, name));
		const old = rows.map((row) => row.author).filter((text) => own.has(makeNameSlug(text)));
		if (old.length === 0) continue;
		await db
			.update(copies)
			.set({ fields: sql`jsonb_set(${copies.fields}, '{author}', to_jsonb(${name}::text))` })
			.where(inArray(author, old));
	}
}

/**
 * Saves what readers see of an author, and carries a new name through posts, working copies and plans with one
 * publication. Throws `slug_taken` when another name has the address, and `not_found`.
 */
export async function saveAuthor(db: Database, change: AuthorChange): Promise<SavedAuthor> {
	const { facts, now } = change;
	const author: Author = { ...facts, slug: makeNameSlug(facts.name) };
	try {
		return await db.transaction(async (transaction) => {
			const found = await findAuthor(transaction, change.slug);
			await checkFree(transaction, author.slug, found);
			const id = await writeRow(transaction, author, found, now);
			const { row, names, own } = found;
			await moveAddress(transaction, id, row?.slug ?? change.slug, author.slug);
			const bearers = names.map(({ name }) => name);
			const renamed = await rename(transaction, bearers, change);
			await renameCopies(transaction, own, author.name);
			const isShown = names.some(({ published }) => published > 0);
			const isNew = isShown && !isSame(row, author);
			const publication = renamed ?? (isNew ? await publishFacts(transaction, now) : null);
			return { author, publication };
		});
	} catch (error) {
		throw isTaken(error, 'authors_slug_unique') ? nameTaken(author.name) : error;
	}
}

const isSame = (row: Row | undefined, { name, line, image_url, links }: Author) =>
	row !== undefined &&
	JSON.stringify([
		row.name,
		row.line,
		row.image_url,
		row.links.map(({ label, url }) => [label, url]),
	]) === JSON.stringify([name, line, image_url, links.map(({ label, url }) => [label, url])]);

async function publishFacts(db: Database, now: string): Promise<number> {
	const { rows } = (await db.execute(
		sql`with turn as (select ${takeNumberingLock}) ${publishContent(now)}`,
	)) as unknown as { rows: { id: string }[] };
	return Number(rows[0]?.id);
}

/** Removes an author whom no post names and returns the name. Throws `in_use` and `not_found`. */
export function removeAuthor(db: Database, slug: string): Promise<string> {
	return db.transaction(async (transaction) => {
		const { row, names } = await findAuthor(transaction, slug);
		const posts = names.reduce((sum, each) => sum + each.posts, 0);
		if (posts > 0) {
			const many = posts === 1 ? '1 post usa' : `${posts} posts usam`;
			const text = `${many} este nome, contando os da lixeira. Troque antes o autor ${posts === 1 ? 'dele' : 'deles'}.`;
			throw new AppError('in_use', text);
		}
		if (!row) throw authorMissing();
		await transaction.delete(authors).where(eq(authors.id, row.id));
		return row.name;
	});
}
