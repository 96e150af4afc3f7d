import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { findTagTwin, replaceTags } from '#domain/names/tags';
import type { TopicAct } from '#domain/names/topic';
import type { Database } from '../client.ts';
import { textArray } from '../posts/post-values.ts';
import { lockTaggedTexts, writeTagsOfTexts } from '../posts/unpublished-texts.ts';
import { blogPosts } from '../schema.ts';
import { formerTags } from '../topic-schema.ts';
import {
	type ChangedTopic,
	changeTopics,
	nothingChanged,
	type TopicEditor,
} from './change-topics.ts';
import type { TaggedRow } from './kept-topic.ts';

export interface TagReplacement {
	act: TopicAct;
	names: string[];
	/** What stands in their place; null for nothing. */
	tag: string | null;
}

type PublicRow = TaggedRow & { isPublic: boolean };

/** Posts that satisfy this condition, locked. */
export const lockTagged = (db: Database, which: ReturnType<typeof sql>): Promise<PublicRow[]> =>
	db
		.select({
			id: blogPosts.id,
			tags: blogPosts.tags,
			isPublic: sql<boolean>`${blogPosts.published} and ${blogPosts.deleted_at} is null`,
		})
		.from(blogPosts)
		.where(which)
		.orderBy(blogPosts.id)
		.for('update');

/** Writes the tags of many posts in one statement. */
export async function writeTags(db: Database, posts: readonly TaggedRow[]): Promise<void> {
	if (posts.length === 0) return;
	await db.execute(sql`update blog_posts
		set tags = array(select jsonb_array_elements_text(given.tags))
		from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as given(id uuid, tags jsonb)
		where blog_posts.id = given.id`);
}

/** Former tags that led to one of these now lead to `tag`; one that would lead to itself is a tag again. */
async function turnFormer(db: Database, { names, tag }: TagReplacement, now: string) {
	const led = await db
		.select({ id: formerTags.id, tag: sql<string>`${formerTags.tag}` })
		.from(formerTags)
		.where(inArray(formerTags.tag, names));
	await db.update(formerTags).set({ tag }).where(inArray(formerTags.tag, names));
	const removed = await db.delete(formerTags).where(eq(formerTags.name, formerTags.tag)).returning({
		id: formerTags.id,
		name: formerTags.name,
		created_at: formerTags.created_at,
	});
	const written = await db
		.insert(formerTags)
		.values(names.filter((name) => name !== tag).map((name) => ({ name, tag, created_at: now })))
		.returning({ id: formerTags.id });
	return { led, removed, written: written.map(({ id }) => id) };
}

const replaceIn = (rows: TaggedRow[], { names, tag }: TagReplacement): TaggedRow[] => {
	const old = new Set(names);
	return rows.map(({ id, tags }) => ({ id, tags: replaceTags(tags, old, tag) }));
};

/** Replaces tags in all posts and in texts that wait. Their former addresses lead to the tag, and without one to all posts. */
export function replaceTagsOfPosts(
	db: Database,
	asked: TagReplacement,
	editor: TopicEditor,
	check: (db: Database) => Promise<void> = async () => undefined,
): Promise<ChangedTopic> {
	const { act, tag } = asked;
	return changeTopics(db, editor, async (transaction) => {
		await check(transaction);
		const which = sql`${blogPosts.tags} && ${textArray(asked.names)}`;
		const found = await lockTagged(transaction, which);
		const used = new Set(found.flatMap(({ tags }) => tags));
		const names = asked.names.filter((name) => used.has(name));
		if (names.length === 0) throw new AppError('not_found', 'Esta tag não existe mais.');
		const replacement = { act, names, tag };
		const posts = found.map(({ id, tags }) => ({ id, tags }));
		const texts = await lockTaggedTexts(transaction, textArray(names));
		await writeTags(transaction, replaceIn(posts, replacement));
		await writeTagsOfTexts(transaction, replaceIn(texts, replacement));
		const former = await turnFormer(transaction, replacement, editor.now);
		return {
			act,
			subject: names.slice(0, 10).join(', '),
			result: tag,
			kept: { topic: 'tag', names, tag, posts, texts, ...former },
			isSeen: found.some(({ isPublic }) => isPublic),
		};
	});
}

async function listTagNames(db: Database): Promise<string[]> {
	const rows = await db
		.selectDistinct({ name: sql<string>`unnest(${blogPosts.tags})` })
		.from(blogPosts);
	return rows.map(({ name }) => name);
}

/** Gives a tag another name. Throws `in_use` when another tag has that name or its address. */
export async function renameTag(
	db: Database,
	{ name, to }: { name: string; to: string },
	editor: TopicEditor,
): Promise<ChangedTopic> {
	if (name === to) return nothingChanged;
	return replaceTagsOfPosts(db, { act: 'change', names: [name], tag: to }, editor, async (at) => {
		const other = findTagTwin(await listTagNames(at), { name, to });
		if (other === undefined) return;
		const text =
			other === to
				? 'Já existe uma tag com este nome.'
				: `Já existe a tag “${other}”, que só muda em acentos, maiúsculas ou sinais.`;
		throw new AppError('in_use', text, { field: 'to', name: other });
	});
}

/** Replaces a tag by another one that exists. */
export async function mergeTag(
	db: Database,
	{ name, into }: { name: string; into: string },
	editor: TopicEditor,
): Promise<ChangedTopic> {
	if (name === into) {
		throw new AppError('invalid_input', 'Escolha outra tag para mesclar.', {
			field: 'into',
		});
	}
	return replaceTagsOfPosts(db, { act: 'merge', names: [name], tag: into }, editor, async (at) => {
		if ((await listTagNames(at)).includes(into)) return;
		throw new AppError('not_found', `A tag “${into}” não existe mais.`);
	});
}
