import { sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	customType,
	index,
	integer,
	jsonb,
	pgSequence,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core';
import { auditEvents } from '#domain/account/audit-event';
import type { CategoryAccent, CategoryIcon } from '#domain/names/category';
import type { PictureFault } from '#domain/pictures/picture-address';
import type { Heading } from '#domain/post/post';
import { type ColumnField, mapFields, optionalTexts } from '#domain/post/post-fields';
import { completeCopy, completeRevision } from '#domain/post/post-versions';

/** `timestamptz`, read and written as an ISO 8601 string in UTC with milliseconds. */
export const instant = customType<{ data: string; driverData: string | Date }>({
	dataType: () => 'timestamp (3) with time zone',
	fromDriver: (value) => new Date(value).toISOString(),
});
/** `jsonb` that an earlier version may have written: fields added later come out empty. */
const keptFields = <Fields extends object>(complete: (kept: Partial<Fields>) => Fields) =>
	customType<{ data: Fields; driverData: Partial<Fields> | string }>({
		dataType: () => 'jsonb',
		toDriver: (fields) => JSON.stringify(fields),
		fromDriver: (kept) => complete(typeof kept === 'string' ? JSON.parse(kept) : kept),
	});
export const copyFields = keptFields(completeCopy);
const revisionFields = keptFields(completeRevision);
const now = sql`now()`;

export const categories = pgTable('categories', {
	id: uuid().primaryKey().defaultRandom(),
	name: text().notNull(),
	/** Derived from the name with accents folded; a number distinguishes names that differ only in special characters. */
	slug: text().notNull().unique(),
	/** Null: by the name. */
	icon: text().$type<CategoryIcon>(),
	accent: text().$type<CategoryAccent>(),
	/** One line for readers on its page. */
	line: text(),
	created_at: instant().notNull().default(now),
});

export const blogPosts = pgTable(
	'blog_posts',
	{
		id: uuid().primaryKey().defaultRandom(),
		slug: text().notNull().unique(),
		title: text().notNull(),
		/** For the editor's search: the title without case and accents, and the words that it finds (`search-words.ts`). */
		title_folded: text().notNull(),
		search_words: text(),
		content: text().notNull(),
		/** As somebody typed it; '' otherwise. */
		excerpt: text().notNull(),
		author: text().notNull(),
		category_id: uuid().references(() => categories.id, { onDelete: 'set null' }),
		tags: text().array().notNull().default(sql`'{}'`),
		...mapFields(optionalTexts, () => text()),
		image_width: integer(),
		image_height: integer(),
		read_time: text().notNull(),
		published: boolean().notNull().default(false),
		/** Time of the first publication; kept when the post is unpublished, because its address has been public. */
		published_at: instant(),
		scheduled_at: instant(),
		created_at: instant().notNull().default(now),
		updated_at: instant().notNull().default(now),
		text_changed_at: instant(),
		/** False until `create-post` has applied its rules: required fields, address, day. */
		is_created: boolean().notNull().default(true),
		/** Of a draft, one higher with every autosave; null when nothing was typed since its last revision. */
		typed_version: integer(),
		/** What a draft's form has and its row cannot: an address and a time that nobody confirmed, a category that is gone. */
		typed_slug: text(),
		typed_time: text(),
		typed_category: text(),
		/** Earlier versions' sign of a draft that is not created; null by now. */
		begun_at: instant(),
		/** When it was moved to the bin; it is deleted for good 30 days later. */
		deleted_at: instant(),
		views: integer().notNull().default(0),
		revision: integer().notNull().default(1),
		/** The article, rendered when the post was saved, and its renderer. */
		html: text().notNull(),
		outline: jsonb().$type<Heading[]>().notNull(),
		plain_text: text().notNull(),
		opening: text().notNull().default(''),
		reading_minutes: integer().notNull(),
		renderer: text().notNull(),
		/** Hash of the request that created the post: the same id with another text is refused. */
		created_from: text(),
	} satisfies Record<ColumnField, unknown> & Record<string, unknown>,
	(post) => [
		// Nulls as in `order by … desc`: PostgreSQL uses an index for sorting only if they match.
		index('blog_posts_public')
			.on(post.created_at.desc().nullsFirst(), post.id.desc().nullsFirst())
			.where(sql`published and deleted_at is null`),
		index('blog_posts_recent')
			.on(post.created_at.desc().nullsFirst(), post.id.desc().nullsFirst())
			.where(sql`deleted_at is null`),
		index('blog_posts_due').on(post.scheduled_at).where(sql`not published and deleted_at is null`),
		index('blog_posts_review')
			.on(post.review_on)
			.where(sql`review_on is not null and deleted_at is null`),
		index('blog_posts_category').on(post.category_id),
		index('blog_posts_bin').on(post.deleted_at).where(sql`deleted_at is not null`),
	],
);

/** A post's rendered article. */
export const articleColumns = {
	html: blogPosts.html,
	outline: blogPosts.outline,
	plain_text: blogPosts.plain_text,
	opening: blogPosts.opening,
	reading_minutes: blogPosts.reading_minutes,
	renderer: blogPosts.renderer,
};

export const adminUsers = pgTable('admin_users', {
	id: uuid().primaryKey().defaultRandom(),
	/** Lower case. */
	email: text().notNull().unique(),
	name: text().notNull(),
	/** `$scrypt$ln=…,r=…,p=…$salt$hash` */
	password_hash: text().notNull(),
	created_at: instant().notNull().default(now),
	updated_at: instant().notNull().default(now),
	password_changed_at: instant().notNull().default(now),
	/** When set, nobody can sign in with this account. */
	disabled_at: instant(),
	/** Whether a mail says when something promised did not happen. */
	trouble_mails: boolean().notNull().default(true),
});

export const adminSessions = pgTable(
	'admin_sessions',
	{
		id: uuid().primaryKey().defaultRandom(),
		user_id: uuid()
			.notNull()
			.references(() => adminUsers.id, { onDelete: 'cascade' }),
		/** SHA-256 of the session token, in hex. */
		token_hash: text().notNull().unique(),
		/** SHA-256 of the binding cookie; null when a script signed in. */
		binding_hash: text(),
		user_agent: text().notNull().default(''),
		ip: text().notNull().default(''),
		created_at: instant().notNull().default(now),
		last_seen_at: instant().notNull().default(now),
		expires_at: instant().notNull(),
		/** How the session was opened; a `recovery` session may set a password without the old one. */
		method: text({ enum: ['password', 'otp', 'recovery'] })
			.notNull()
			.default('password'),
		/** Assurance level: 1 after the first factor, 2 after the second. */
		aal: integer().notNull().default(1),
		/** When the user last proved her identity. */
		confirmed_at: instant().notNull().default(now),
	},
	(session) => [index('admin_sessions_user').on(session.user_id, session.last_seen_at)],
);

/** Who did what, for accountability. Never a token, a password or unsaved text. */
export const auditLog = pgTable(
	'audit_log',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: instant().notNull().default(now),
		event: text({ enum: auditEvents }).notNull(),
		/** Name at that time; null when nobody was signed in or the schedule acted. */
		user_name: text(),
		/** The object of the action: a post's title, an account's address, a device. */
		subject: text().notNull().default(''),
		ip: text().notNull().default(''),
	},
	(entry) => [index('audit_log_at').on(entry.at)],
);

/** Numbers publications; read only while holding their lock, see `changePosts`. */
export const publicationNumbers = pgSequence('publication_numbers');

/** The outbox: one row per change visible to readers, written in the statement that makes the change. */
export const publications = pgTable(
	'publications',
	{
		/** Numbered under an advisory lock, so that the order of ids is the order of commits. */
		id: bigint({ mode: 'number' }).primaryKey(),
		kind: text({ enum: ['publish', 'unpublish', 'update', 'delete', 'content'] }).notNull(),
		post_id: uuid(),
		post_revision: integer(),
		created_at: instant().notNull().default(now),
		/** Until then, one dispatcher alone may call the hook for it. */
		claimed_until: instant(),
		/** When the hook accepted it; null while it is waiting. */
		dispatched_at: instant(),
		attempts: integer().notNull().default(0),
		last_error: text(),
		/** The posts that it changed at a minute promised beforehand; null when nothing was. */
		promises: jsonb().$type<{ post_id: string; due: string }[]>(),
	},
	(publication) => [
		index('publications_waiting').on(publication.id).where(sql`dispatched_at is null`),
		index('publications_post').on(publication.post_id, publication.id),
	],
);

/** Working copies of posts that are public, scheduled or in the bin; the table and the wire keep the name of the first release. */
export const drafts = pgTable('drafts', {
	/** No foreign key: earlier versions kept texts here that were no posts yet. */
	post_id: uuid().primaryKey(),
	user_id: uuid().references(() => adminUsers.id, { onDelete: 'set null' }),
	base_revision: integer().notNull(),
	version: integer().notNull(),
	fields: copyFields().notNull(),
	created_at: instant().notNull().default(now),
	updated_at: instant().notNull().default(now),
});

export const postRevisions = pgTable(
	'post_revisions',
	{
		post_id: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: 'cascade' }),
		revision: integer().notNull(),
		created_at: instant().notNull().default(now),
		cause: text().notNull(),
		user_name: text(),
		words: integer().notNull().default(0),
		fields: revisionFields().notNull(),
	},
	(revision) => [primaryKey({ columns: [revision.post_id, revision.revision] })],
);

/** Small persistent facts, such as the scheduler's last run. */
export const siteState = pgTable('site_state', {
	key: text().primaryKey(),
	value: jsonb().notNull(),
	updated_at: instant().notNull().default(now),
});

/** What the last built site does not show as written; see `#domain/site/build-finding`. */
export const buildFindings = pgTable('build_findings', {
	post_id: uuid()
		.primaryKey()
		.references(() => blogPosts.id, { onDelete: 'cascade' }),
	post_revision: integer().notNull(),
	kind: text({ enum: ['cover', 'picture', 'post'] }).notNull(),
	fault: text().$type<PictureFault>(),
	detail: text().notNull(),
});
