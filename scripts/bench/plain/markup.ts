import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { nonBreaking } from '#components/non-breaking.ts';
import { pictureSource } from '#components/picture-source.ts';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { type Author, initialOf } from '#domain/author';
import { isBook } from '#domain/book';
import type { Category } from '#domain/category';
import { formatDate } from '#domain/dates';
import { escapeMarkup as text } from '#domain/escape-markup';
import { hashText, spreadHash } from '#domain/hash-text';
import { makeNameSlug } from '#domain/name-slug';
import type { PostSummary } from '#domain/post';
import { apart } from '#drawings/apart';
import { drawingFile } from '#drawings/drawing';
import { readFrames } from './frames.ts';

/** The parts that several pages share, as plain string templates with the elements of the real ones. */

export const icon = (name: string): string =>
	`<svg class="icon" aria-hidden="true"><use href="${readFrames().icons}#${name}"></use></svg>`;

function colour(category: Category | null): string {
	const { 'data-cat': name, 'data-accent': accent } = categoryColour(category);
	return ` data-cat="${name}"${accent ? ` data-accent="${accent}"` : ''}`;
}

export function badge(category: Category | null, withIcon = false): string {
	const drawn = withIcon ? icon(categoryIconName(category)) : '';
	if (!category) return `<p class="badge">${drawn}${messages.card.noCategory}</p>`;
	return `<p class="badge"${colour(category)}><a href="${paths.category(category.slug)}">${drawn}${text(category.name)}</a></p>`;
}

export const time = (iso: string, shown: string, className = ''): string =>
	`<time${className && ` class="${className}"`} datetime="${iso}">${nonBreaking(shown)}</time>`;

export const meta = ({ author, read_time, created_at }: PostSummary): string =>
	`<p class="meta">${author && `<span>${text(author)}</span>`}<span>${nonBreaking(read_time)}</span>${time(created_at, formatDate(created_at))}</p>`;

export function tagList(tags: readonly string[], as: 'tags' | 'chips' = 'tags'): string {
	if (tags.length === 0) return '';
	const link = as === 'chips' ? 'a class="chip"' : 'a';
	const items = tags.map(
		(tag) => `<li><${link} href="${paths.tag(makeNameSlug(tag))}">${text(tag)}</a></li>`,
	);
	return `<ul class="${as}" aria-label="${messages.card.tags}">${items.join('')}</ul>`;
}

export const hasPicture = (post: PostSummary): boolean =>
	pictureSource(post, 'media') !== undefined || isBook(post);

export function picture(post: PostSummary, box: 'media' | 'article-hero', isEager: boolean) {
	const own = pictureSource(post, box);
	const src = own?.src ?? paths.drawing(drawingFile(post));
	const set = own?.srcSet
		? ` srcset="${own.srcSet}" sizes="${isEager ? '' : 'auto, '}${own.sizes}"`
		: '';
	const focus = own && post.image_focus ? ` style="object-position:${text(post.image_focus)}"` : '';
	const size = `width="${(own && post.image_width) ?? 1280}" height="${(own && post.image_height) ?? 720}"`;
	return `<img class="art" src="${text(src)}"${set}${focus} alt="${text((own && post.image_alt) ?? '')}" ${size} ${isEager ? 'fetchpriority="high"' : 'loading="lazy"'} decoding="async"/>`;
}

interface CardOptions {
	level: 2 | 3;
	showTags?: boolean;
	isEager?: boolean;
}

function card(post: PostSummary, { level, showTags = false, isEager = false }: CardOptions) {
	return `<article class="card${isBook(post) ? ' paper' : ''}"${colour(post.category)}><div class="media">${picture(post, 'media', isEager)}${badge(post.category, !hasPicture(post))}</div><div class="card-body"><h${level}><a href="${paths.post(post.slug)}">${text(post.title)}</a></h${level}>${post.excerpt && `<p class="excerpt">${text(post.excerpt)}</p>`}${showTags ? tagList(post.tags) : ''}${meta(post)}</div></article>`;
}

/** Cards; the pictures of the first three are in the first viewport, except below an article. */
export function cards(posts: readonly PostSummary[], options: CardOptions, name = 'grid'): string {
	const isFirst = (index: number) => options.level === 2 && index < 3;
	const items = apart(posts).map((post, index) =>
		card(post, { ...options, isEager: isFirst(index) }),
	);
	return `<div class="${name}">${items.join('')}</div>`;
}

const tones = ['tijolo', 'mata', 'vinho', 'petroleo', 'noite'];

export function face({ name, slug }: Author, size = ''): string {
	const tone = tones[spreadHash(hashText(slug)) % tones.length];
	return `<span class="face${size && ` ${size}`}" data-tone="${tone}" aria-hidden="true">${initialOf(name)}</span>`;
}

interface Chip {
	label: string;
	address: string;
	icon?: string;
}

export const chips = (items: readonly Chip[]): string =>
	`<ul class="chips">${items.map((chip) => `<li><a class="chip" href="${chip.address}"${chip.icon ? ` data-cat="${chip.icon}"` : ''}>${chip.icon ? icon(chip.icon) : ''}${text(chip.label)}</a></li>`).join('')}</ul>`;
