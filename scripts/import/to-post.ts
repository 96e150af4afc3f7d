import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { renderArticle } from '#article/render-article';
import { defaultReadTime, limits } from '#config/limits';
import { site } from '#config/site';
import type { ImportedPost } from '#db/import-posts';
import { AppError } from '#domain/app-error';
import { plainCategoryName } from '#domain/category-name';
import { cleanText } from '#domain/clean-text';
import { makeExcerpt } from '#domain/excerpt';
import { usableImageUrl } from '#domain/image-rules';
import { makeSlug } from '#domain/slug';
import { parseTags } from '#domain/tags';
import { parseDate } from './parse-date.ts';
import type { ImportItem } from './read-items.ts';

/** A post ready to be stored; the category is still a name, and the slug perhaps taken. */
export interface PreparedPost extends Omit<ImportedPost, 'category_id'> {
	categoryName: string;
}

export interface Prepared {
	post: PreparedPost;
	/** What is not as the source had it, in words for a person. */
	changes: string[];
}

type Note = (change: string) => void;

/** The same item is the same post, however often it is imported. */
function idOf(key: string): string {
	const hex = createHash('sha256').update(`import\0${key}`).digest('hex');
	const groups = [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`4${hex.slice(13, 16)}`,
		`a${hex.slice(17, 20)}`,
	];
	return [...groups, hex.slice(20, 32)].join('-');
}

function text(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number'
		? cleanText(String(value)).trim()
		: '';
}

function cut(value: string, length: number, what: string, note: Note): string {
	if (value.length <= length) return value;
	note(`${what} cortado em ${length} letras`);
	return `${value
		.slice(0, length - 1)
		.toWellFormed()
		.trimEnd()}…`;
}

function titleOf({ fields, source }: ImportItem, content: string, note: Note): string {
	const given = text(fields['title']);
	if (given !== '') return cut(given, limits.title, 'título', note);
	const heading = /^#{1,6}[ \t]+(.+?)(?:[ \t]+\{[^}]*\})?[ \t]*#*$/m.exec(content)?.[1]?.trim();
	note(heading ? 'título tirado do primeiro cabeçalho' : 'título tirado do nome do arquivo');
	const name = basename(source, extname(source)).replace(/[-_]+/g, ' ').trim();
	return cut(heading || name || 'Sem título', limits.title, 'título', note);
}

function contentOf({ fields }: ImportItem, note: Note): string {
	if (typeof fields['unreadable'] === 'string') {
		throw new AppError('invalid_input', `não pôde ser lido (${fields['unreadable']})`);
	}
	const given = typeof fields['content'] === 'string' ? fields['content'] : '';
	const content = cleanText(given);
	if (content.trim() === '') throw new AppError('invalid_input', 'não tem conteúdo');
	if (Buffer.byteLength(content) > limits.contentBytes) {
		throw new AppError('invalid_input', 'o conteúdo passa de 1 MB');
	}
	if (content !== given.replace(/\r\n?/g, '\n'))
		note('caracteres invisíveis retirados do conteúdo');
	return content;
}

function excerptOf(fields: ImportItem['fields'], content: string, note: Note): string {
	const given = text(fields['excerpt'] ?? fields['description']);
	if (given === '') {
		note('resumo feito do conteúdo');
		return makeExcerpt(content);
	}
	if (given.length <= limits.excerpt) return given;
	note(`resumo cortado em ${limits.excerpt} letras`);
	return makeExcerpt(given);
}

function tagsOf(value: unknown, note: Note): string[] {
	const given = Array.isArray(value)
		? parseTags(value.map(text).join(','))
		: parseTags(text(value));
	const tags = given.slice(0, limits.tags).map((tag) => cut(tag, limits.tagLength, 'tag', note));
	if (given.length > limits.tags) note(`só as primeiras ${limits.tags} tags ficaram`);
	return [...new Set(tags)];
}

function authorOf(fields: ImportItem['fields'], note: Note): string {
	const given = text(
		Array.isArray(fields['author']) ? fields['author'].join(', ') : fields['author'],
	);
	if (given === '') note(`autor: ${site.defaultAuthor}`);
	return cut(given || site.defaultAuthor, limits.author, 'autor', note);
}

function imageOf(fields: ImportItem['fields'], note: Note): string | null {
	const given = text(fields['image'] ?? fields['image_url']);
	const usable = usableImageUrl(given);
	if (given !== '' && !usable) note('imagem deixada de fora: o endereço não serve');
	return usable;
}

function categoryOf(fields: ImportItem['fields'], note: Note): string {
	const value = fields['category'] as Parameters<typeof plainCategoryName>[0];
	const name = text(plainCategoryName(typeof value === 'number' ? String(value) : value));
	if (name === '') note('sem categoria');
	return cut(name, limits.categoryName, 'categoria', note);
}

function dateOf(fields: ImportItem['fields'], now: string, note: Note): string {
	const date = parseDate(fields['date'] ?? fields['created_at']);
	if (!date) note('data: a da importação');
	return date ?? now;
}

/** A date to come is a schedule; what says that it is a draft stays one. */
function publicationOf(
	fields: ImportItem['fields'],
	created: string,
	now: string,
	publish: boolean,
) {
	const isDraft =
		fields['draft'] === true || fields['published'] === false || fields['status'] === 'draft';
	if (!publish || isDraft) return { published: false, published_at: null, scheduled_at: null };
	if (created > now) return { published: false, published_at: null, scheduled_at: created };
	return { published: true, published_at: created, scheduled_at: null };
}

/** Makes a post of an item; throws an `AppError` that says why it is refused. */
export function toPost(item: ImportItem, options: { now: string; publish: boolean }): Prepared {
	const changes: string[] = [];
	const note: Note = (change) => changes.push(change);
	const { fields } = item;
	const { now, publish } = options;
	const content = contentOf(item, note);
	const title = titleOf(item, content, note);
	const id = idOf(item.key);
	const date = dateOf(fields, now, note);
	return {
		changes,
		post: {
			id,
			title,
			content,
			slug: makeSlug(text(fields['slug']) || title, id),
			excerpt: excerptOf(fields, content, note),
			author: authorOf(fields, note),
			categoryName: categoryOf(fields, note),
			tags: tagsOf(fields['tags'], note),
			image_url: imageOf(fields, note),
			image_alt: text(fields['image_alt']).slice(0, limits.imageAlt) || null,
			image_width: null,
			image_height: null,
			read_time: text(fields['read_time']).slice(0, limits.readTime) || defaultReadTime,
			...publicationOf(fields, date, now, publish),
			created_at: date > now ? now : date,
			article: renderArticle(content, { title }),
		},
	};
}
