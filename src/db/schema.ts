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
import { auditEvents } from '#domain/audit-event';
import type { PictureFault } from '#domain/picture-address';
import type { Heading } from '#domain/post';
import type { ColumnField } from '#domain/post-fields';
import { completeDraft, completeRevision } from '#domain/post-versions';

/** `timestamptz`, as an ISO 8601 string in UTC with milliseconds on both sides. */
export const instant = customType<{ data: string; driverData: string | Date }>({
	dataType: () => 'timestamp (3) with time zone',
	fromDriver: (value) => new Date(value).toISOString(),
});
/** `jsonb` that an earlier version may have written: fields of later ones come out empty. */
const keptFields = <Fields extends object>(complete: (kept: Partial<Fields>) => Fields) =>
	customType<{ data: Fields; driverData: Partial<Fields> | string }>({
		dataType: () => 'jsonb',
		toDriver: (fields) => JSON.stringify(fields),
		fromDriver: (kept) => complete(typeof kept === 'string' ? JSON.parse(kept) : kept),
	});
const draftFields = keptFields(completeDraft);
const revisionFields = keptFields(completeRevision);
const now = sql`now()`;

export const categories = pgTable('categories', {
	id: uuid().primaryKey().defaultRandom(),
	name: text().notNull(),
	/** Made from the name, accents folded; a number tells apart names that differ in signs. */
	slug: text().notNull().unique(),
	created_at: instant().notNull().default(now),
});

export const blogPosts = pgTable(
	'blog_posts',
	{
		id: uuid().primaryKey().defaultRandom(),
		slug: text().notNull().unique(),
		title: text().notNull(),
		/** The title without case and accents, for the editor's search. */
		title_folded: text().notNull(),
		content: text().notNull(),
		excerpt: text().notNull(),
		search_title: text(),
		search_description: text(),
		author: text().notNull(),
		category_id: uuid().references(() => categories.id, { onDelete: 'set null' }),
		tags: text().array().notNull().default(sql`'{}'`),
		image_url: text(),
		image_alt: text(),
		image_focus: text(),
		image_width: integer(),
		image_height: integer(),
		read_time: text().notNull(),
		published: boolean().notNull().default(false),
		/** First publication; stays when the post is unpublished, and tells that its address was public. */
		published_at: instant(),
		scheduled_at: instant(),
		created_at: instant().notNull().default(now),
		updated_at: instant().notNull().default(now),
		/** In the bin since; out of it for good after 30 days. */
		deleted_at: instant(),
		views: integer().notNull().default(0),
		revision: integer().notNull().default(1),
		/** The article, rendered when the post was saved, and by which renderer. */
		html: text().notNull(),
		outline: jsonb().$type<Heading[]>().notNull(),
		plain_text: text().notNull(),
		reading_minutes: integer().notNull(),
		renderer: text().notNull(),
		/** Hash of the request that created the post: the same id with another text is refused. */
		created_from: text(),
	} satisfies Record<ColumnField, unknown> & Record<string, unknown>,
	(post) => [
		// Nulls as `order by … desc` has them: an index that differs in that orders nothing.
		index('blog_posts_public')
			.on(post.created_at.desc().nullsFirst(), post.id.desc().nullsFirst())
			.where(sql`published and deleted_at is null`),
		index('blog_posts_recent')
			.on(post.created_at.desc().nullsFirst(), post.id.desc().nullsFirst())
			.where(sql`deleted_at is null`),
		index('blog_posts_due').on(post.scheduled_at).where(sql`not published and deleted_at is null`),
		index('blog_posts_category').on(post.category_id),
		index('blog_posts_bin').on(post.deleted_at).where(sql`deleted_at is not null`),
	],
);

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
	/** Signs nobody in since; null while it does. */
	disabled_at: instant(),
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
		/** SHA-256 of the binding cookie; null when the sign-in came from a script. */
		binding_hash: text(),
		user_agent: text().notNull().default(''),
		ip: text().notNull().default(''),
		created_at: instant().notNull().default(now),
		last_seen_at: instant().notNull().default(now),
		/** Absolute end. */
		expires_at: instant().notNull(),
		/** How it was opened; a session of `recovery` may set a password without the old one. */
		method: text({ enum: ['password', 'otp', 'recovery'] })
			.notNull()
			.default('password'),
		/** Assurance: 1 after the first factor, 2 after the second. */
		aal: integer().notNull().default(1),
		/** When its owner last proved who she is. */
		confirmed_at: instant().notNull().default(now),
	},
	(session) => [index('admin_sessions_user').on(session.user_id, session.last_seen_at)],
);

/** The brute-force limiter's counters: one row per key (address and IP, or IP), hashed. */
export const loginAttempts = pgTable(
	'login_attempts',
	{
		key: text().primaryKey(),
		/** The address alone, hashed: who is locked out can be let in again. Null for an IP's own row. */
		email_key: text(),
		failures: integer().notNull(),
		window_started_at: instant().notNull(),
		blocked_until: instant(),
	},
	(attempt) => [index('login_attempts_window').on(attempt.window_started_at)],
);

/** Who did what that an owner may have to answer for. Never a token, a password, or a text being written. */
export const auditLog = pgTable(
	'audit_log',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: instant().notNull().default(now),
		event: text({ enum: auditEvents }).notNull(),
		/** Name at that time; null when nobody was signed in, or the schedule did it. */
		user_name: text(),
		/** What it was done to: a post's title, an account's address, a device. */
		subject: text().notNull().default(''),
		ip: text().notNull().default(''),
	},
	(entry) => [index('audit_log_at').on(entry.at)],
);

/** Numbers publications; read only under their lock, see `changePosts`. */
export const publicationNumbers = pgSequence('publication_numbers');

/** The outbox: one row per change of what readers see, written in the statement that makes it. */
export const publications = pgTable(
	'publications',
	{
		/** Numbered under an advisory lock, so that the order of ids is the order of commits. */
		id: bigint({ mode: 'number' }).primaryKey(),
		kind: text({ enum: ['publish', 'unpublish', 'update', 'delete', 'content'] }).notNull(),
		post_id: uuid(),
		post_revision: integer(),
		created_at: instant().notNull().default(now),
		/** One dispatcher at a time calls the hook for it, until this moment. */
		claimed_until: instant(),
		/** When the hook took it; null while it waits. */
		dispatched_at: instant(),
		attempts: integer().notNull().default(0),
		last_error: text(),
	},
	(publication) => [
		index('publications_waiting').on(publication.id).where(sql`dispatched_at is null`),
		index('publications_post').on(publication.post_id, publication.id),
	],
);

export const drafts = pgTable('drafts', {
	/** No reference: the copy of a post that was never created lives here too. */
	post_id: uuid().primaryKey(),
	user_id: uuid().references(() => adminUsers.id, { onDelete: 'set null' }),
	base_revision: integer().notNull(),
	version: integer().notNull(),
	fields: draftFields().notNull(),
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

/** Addresses that a post once had in public. Each points at the post, never at another address: no chain, no loop. */
export const slugRedirects = pgTable(
	'slug_redirects',
	{
		slug: text().primaryKey(),
		post_id: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: 'cascade' }),
		created_at: instant().notNull().default(now),
	},
	(redirect) => [index('slug_redirects_post').on(redirect.post_id)],
);

/** Addresses of the blog that a post came from, such as `/2012/01/03/titulo` and `/?p=12`; see `#domain/old-address`. */
export const oldAddresses = pgTable(
	'old_addresses',
	{
		address: text().primaryKey(),
		post_id: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: 'cascade' }),
		created_at: instant().notNull().default(now),
	},
	(old) => [index('old_addresses_post').on(old.post_id)],
);

/** Pictures of the site's own store. The bytes are blobs, written before their row. */
export const images = pgTable(
	'images',
	{
		/** SHA-256 of the largest stored size, in hex: the picture's address. */
		hash: text().primaryKey(),
		name: text().notNull(),
		alt: text().notNull(),
		/** Name and description without case and accents, for the library's search. */
		search_folded: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
		/** Stored widths in pixels, ascending; the last is `width`. */
		widths: integer().array().notNull(),
		/** Of all stored sizes together. */
		bytes: integer().notNull(),
		created_at: instant().notNull().default(now),
	},
	(image) => [index('images_recent').on(image.created_at.desc().nullsFirst(), image.hash)],
);

/** Small facts that outlive a process: the scheduler's last run, that the covers were given out. */
export const siteState = pgTable('site_state', {
	key: text().primaryKey(),
	value: jsonb().notNull(),
	updated_at: instant().notNull().default(now),
});

/** What the site that was built last does not show as its posts have it; see `#domain/build-finding`. */
export const buildFindings = pgTable('build_findings', {
	post_id: uuid()
		.primaryKey()
		.references(() => blogPosts.id, { onDelete: 'cascade' }),
	post_revision: integer().notNull(),
	kind: text({ enum: ['cover', 'picture', 'post'] }).notNull(),
	fault: text().$type<PictureFault>(),
	detail: text().notNull(),
});
