import { nonBreaking } from '#components/non-breaking.ts';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { formatDate } from '#domain/dates';
import { escapeMarkup as text } from '#domain/escape-markup';
import { type Page, pagerItems } from '#domain/pagination';
import type { PostSummary } from '#domain/post';
import { apart } from '#drawings/apart';
import { badge, picture, time } from './markup.ts';

export const listHead = (title: string, lead: string): string =>
	`<header class="page-head"><h1>${text(title)}</h1><p>${text(lead)}</p></header>`;

function item(post: PostSummary, level: 2 | 3): string {
	const date = formatDate(post.created_at);
	return `<li>${time(post.created_at, date, 'date')}<div>${badge(post.category)}<h${level}><a href="${paths.post(post.slug)}">${text(post.title)}</a></h${level}><p class="excerpt">${text(post.excerpt)}</p><p class="meta"><span>${nonBreaking(post.read_time)}</span>${time(post.created_at, date)}</p></div><div class="thumb"><div class="media">${picture(post, 'media', false)}</div></div></li>`;
}

type AddressOf = (page: number) => string;

/** The ruled list of a tag's or an author's posts, and its pages. */
export function indexList(part: Page<PostSummary>, level: 2 | 3, addressOf: AddressOf): string {
	const items = apart(part.items).map((post) => item(post, level));
	return `<ul class="index">${items.join('')}</ul>${pager(part, addressOf)}`;
}

export function pager({ page, pages }: Page<PostSummary>, addressOf: AddressOf): string {
	if (pages <= 1) return '';
	const { label, page: name } = messages.pager;
	const items = pagerItems(page, pages).map((number) =>
		number === 'gap'
			? '<li><span>…</span></li>'
			: `<li><a href="${addressOf(number)}" aria-label="${name(number)}"${number === page ? ' aria-current="page"' : ''}>${number}</a></li>`,
	);
	return `<nav class="pager" aria-label="${label}"><ul>${items.join('')}</ul></nav>`;
}
