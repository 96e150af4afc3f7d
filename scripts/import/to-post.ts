import { parseContent, renderArticle } from '#article/render-article';
import { defaultReadTime, limits } from '#config/limits';
import { postFields } from '#contract/post-fields';
import type { ImportedPost } from '#db/posts/import-posts';
import { readOldAddress } from '#domain/names/old-address';
import { makeSlug, slugify } from '#domain/names/slug';
import type { RenderedArticle } from '#domain/post/post';
import { postFieldTable } from '#domain/post/post-field-table';
import {
	type FieldValues,
	mapFields,
	type OptionalText,
	optionalTexts,
	type WrittenField,
} from '#domain/post/post-fields';
import { isUuid } from '#domain/post/post-id';
import { findDateFault } from '#domain/post/publication-date';
import { cutLetters } from '#domain/text/cut-text';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { isDay } from '#domain/time/schedule';
import { listLostAnchors } from './html/notes.ts';
import type { ImportItem } from './import-item.ts';
import { parseDate } from './parse-date.ts';
import {
	authorOf,
	categoryOf,
	contentOf,
	coverOf,
	cut,
	dateOf,
	excerptOf,
	type Note,
	tagsOf,
	text,
} from './post-fields.ts';
import { type Identity, identityOf, postIdOf } from './post-identity.ts';
import { titleOf } from './title-of.ts';

/** A post ready to be stored; the category is still a name, and the slug may be taken. */
interface PreparedPost extends Omit<ImportedPost, 'category_id'> {
	categoryName: string;
	/** Addresses on the old blog, which may be the post's own here, and previous slugs on this one. */
	aliases: string[];
	/** From an export of this product: times and texts are kept unchanged. */
	isExact: boolean;
}

type Illustrated = Pick<
	ImportedPost,
	'title' | 'content' | 'article' | 'image_url' | 'image_width' | 'image_height'
>;

export interface Prepared {
	post: PreparedPost;
	/** Differences from the source, in words for the user. */
	changes: string[];
	/** The cover's address on the old site, when only its files contain the picture. */
	localCover?: string | undefined;
	identity: Identity;
	/** A draft by the source, and not only by how it is imported. */
	isWithheld: boolean;
	/** Addresses of the old blog that its text still has. */
	leftBehind?: string[];
	/** It shows some of them as pictures. */
	hasOldPictures?: boolean;
	/** What the report says if the article is there already. */
	whenPresent?: string[];
	/** The post that is there already, with pictures that it was imported without. */
	illustrated?: { revision: number; values: Illustrated };
}

export interface PostOptions {
	/** ISO 8601. */
	now: string;
	/** The default for articles without a status. */
	publish: boolean;
	/** Imports everything as drafts, whatever its status. */
	asDrafts?: boolean | undefined;
	/** Imports as drafts what would come out at once, because its time has passed. */
	hold?: boolean | undefined;
}

type Fields = ImportItem['fields'];

const isWithheld = (fields: Fields) =>
	fields['draft'] === true || text(fields['status']).toLowerCase() === 'draft';

type Publication = Pick<ImportedPost, 'published' | 'published_at' | 'scheduled_at'>;

/** When it came out, from an export of this product: as at the desk, no date that cannot be. */
function publishedAt(fields: Fields, now: string, note: Note): string | null {
	const said = text(fields['published_at']);
	const at = parseDate(fields['published_at']);
	if (at !== undefined && findDateFault(at, now) === undefined) return at;
	if (said !== '') note(`data de publicação inválida, ignorada: ${said}`);
	return null;
}

/** A future date becomes a schedule. An explicit draft stays one, with the time at which it was public. */
function publicationOf(
	fields: Fields,
	created: string,
	options: PostOptions,
	note: Note,
): Publication {
	const { now, publish, asDrafts, hold } = options;
	const status = text(fields['status']).toLowerCase();
	const wasPublic = publishedAt(fields, now, note);
	const draft = { published: false, published_at: wasPublic, scheduled_at: null };
	const expiry = parseDate(fields['expires_at']);
	if (expiry !== undefined && expiry <= now) {
		note(`saiu do ar em ${formatDate(expiry)}: veio como rascunho`);
		return draft;
	}
	if (expiry !== undefined)
		note(`não sai do ar sozinho: a data para isso era ${formatDate(expiry)}`);
	if (isWithheld(fields) || asDrafts) return draft;
	if (!publish && !['published', 'scheduled'].includes(status)) {
		note('sem --publish: veio como rascunho');
		return draft;
	}
	const due = parseDate(fields['scheduled_at']) ?? created;
	if (status === 'scheduled' || due > now) {
		if (due > now) return { ...draft, scheduled_at: due };
		if (fields['is_exact'] === true && !hold) {
			note(`a hora agendada já passou, e o post vai ao ar em seguida: ${formatDateTime(due)}`);
			return { ...draft, scheduled_at: due };
		}
		const when = fields['is_exact'] === true ? ` (${formatDateTime(due)})` : '';
		note(`a hora agendada já passou${when}: veio como rascunho`);
		return draft;
	}
	const since = created > now ? now : created;
	return { published: true, published_at: wasPublic ?? since, scheduled_at: null };
}

function aliasesOf(fields: Fields): string[] {
	const given = Array.isArray(fields['aliases']) ? fields['aliases'] : [];
	return [...new Set(given.flatMap((alias) => readOldAddress(text(alias)) ?? []))];
}

/** Other tools have no read time, so it is computed. */
const readTimeOf = (fields: Fields, { reading_minutes }: RenderedArticle) =>
	fields['may_be_empty'] === true || fields['is_of_tool'] === true
		? `${Math.max(1, reading_minutes)} min`
		: defaultReadTime;

/** By which the readers of its old feed know the article. */
function guidIn(fields: Fields): string | null {
	const guid = text(fields['guid']);
	return guid !== '' && guid.length <= postFieldTable.guid.maxLength ? guid : null;
}

const sizeOf = (value: unknown) =>
	typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= limits.pictureSide
		? value
		: null;

type WrittenText = Extract<OptionalText, WrittenField>;
const writtenTexts = optionalTexts.filter(
	(name): name is WrittenText => postFieldTable[name].writtenBy === 'editor',
);

/** Fields without a rule of their own: one line up to the maximum length, otherwise nothing. */
const writtenTextsIn = (fields: Fields, note: Note) =>
	mapFields(writtenTexts, (name) => {
		const given = text(fields[name]);
		const { maxLength } = postFieldTable[name];
		if (given.length > maxLength) note(`${name} cortado em ${maxLength} caracteres: ${given}`);
		return postFields[name].safeParse(cutLetters(given, maxLength)).data || null;
	}) as FieldValues<WrittenText>;

/** From an export of this product: other tools mean something of their own. */
function reviewDayIn(fields: Fields): string | null {
	const on = text(fields['review_on']);
	return fields['is_exact'] === true && isDay(on) ? on : null;
}

function reportNotes(content: string, note: Note): void {
	if (!content.includes('[^')) return;
	const { unmentioned } = parseContent(content);
	if (unmentioned.length === 0) return;
	const labels = unmentioned.map((label) => `[^${label}]`).join(', ');
	note(`notas que o texto não menciona ficaram como parágrafos: ${labels}`);
}

/** When the source says that the article last changed, if that can be; an import is no change. */
function changedAt({ fields }: ImportItem, date: string, now: string): string {
	const said = parseDate(fields['updated_at']);
	if (fields['is_exact'] === true) return said ?? now;
	if (said && said >= date && said <= now) return said;
	return date > now ? now : date;
}

/** Converts an item to a post; throws an `AppError` that says why it is refused. */
export function toPost(item: ImportItem, options: PostOptions): Prepared {
	const changes: string[] = [...(item.notes ?? [])];
	const note: Note = (change) => changes.push(change);
	const { fields } = item;
	const { now } = options;
	const isExact = fields['is_exact'] === true;
	const content = contentOf(item, note);
	const titled = titleOf(item, text(fields['title']), content);
	const title = cut(titled.title, limits.title, 'título cortado', note);
	if (titled.note) note(titled.note);
	const ownId = text(fields['id']);
	const id = isExact && isUuid(ownId) ? ownId : postIdOf(item.key);
	const date = dateOf(fields, now, note);
	const updated_at = changedAt(item, date, now);
	const article = renderArticle(content, { title });
	const cover = coverOf(fields, note);
	reportNotes(content, note);
	const lost = isExact ? [] : listLostAnchors(article.html);
	if (lost.length > 0) note(`link para um trecho que não veio: ${lost.join(', ')}`);
	const optional = writtenTextsIn(fields, note);
	const { excerpt, description } = excerptOf(fields, article, note);
	const slug = makeSlug(slugify(text(fields['slug'])) || title, id);
	return {
		changes,
		localCover: cover.local,
		identity: identityOf(item, title, now),
		isWithheld: isWithheld(fields),
		post: {
			id,
			title,
			content,
			slug,
			guid: guidIn(fields),
			review_on: reviewDayIn(fields),
			...optional,
			search_description: optional.search_description ?? description ?? null,
			excerpt,
			author: authorOf(fields, note),
			categoryName: categoryOf(fields, note),
			tags: tagsOf(fields['tags'], note),
			image_url: cover.image_url,
			image_width: sizeOf(fields['image_width']),
			image_height: sizeOf(fields['image_height']),
			read_time:
				cutLetters(text(fields['read_time']), limits.readTime) || readTimeOf(fields, article),
			...publicationOf({ ...fields, ...(!titled.isNamed && { draft: true }) }, date, options, note),
			created_at: date > now ? now : date,
			updated_at,
			text_changed_at: (isExact && parseDate(fields['text_changed_at'])) || updated_at,
			article,
			aliases: aliasesOf(fields),
			isExact,
		},
	};
}
