import { invitationLinks } from '#components/invitation-links.ts';
import { nonBreaking } from '#components/non-breaking.ts';
import { pictureSource } from '#components/picture-source.ts';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { site } from '#config/site';
import { type Author, bareAuthor, firstName } from '#domain/author';
import { formatLongDate } from '#domain/dates';
import { escapeMarkup as text } from '#domain/escape-markup';
import type { Heading, PostSummary } from '#domain/post';
import { bandFile } from '#drawings/drawing';
import { picturePreload } from '#layouts/picture-preload.ts';
import { postMeta } from '#seo/page-meta';
import { badge, cards, face, hasPicture, icon, meta, picture, tagList, time } from './markup.ts';
import { page, siteUrl } from './page.ts';

export interface PlainPost {
	post: PostSummary;
	html: string;
	plainText: string;
	outline: readonly Heading[];
	readAlso: readonly PostSummary[];
	related: readonly PostSummary[];
}

const label = (name: string, shown: string, more = '') =>
	`${icon(name)}<span class="vh"${more}>${shown}</span>`;

function shareBar({ title }: PostSummary, url: string, place: 'below' | 'beside'): string {
	const { share } = messages;
	const shared = (source: string) => `${url}?utm_source=${source}`;
	const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${shared('whatsapp')}` })}`;
	const linkedin = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: shared('linkedin') })}`;
	const head =
		place === 'beside' ? `<span class="meta" aria-hidden="true">${share.label}</span>` : '';
	const link = (address: string, shown: string) =>
		`<a class="chip" href="${text(address)}" target="_blank" rel="noopener">${shown}</a>`;
	const button = (attributes: string, shown: string) =>
		`<button type="button" class="chip" ${attributes} hidden="">${shown}</button>`;
	return `<div class="share ${place}" role="group" aria-label="${share.label}">${head}${link(whatsapp, label('whatsapp', share.whatsapp))}${link(linkedin, label('linkedin', share.linkedin))}${button(`data-share="copy" data-url="${url}" data-done="${share.copied}"`, label('link', share.copy, ' aria-live="polite"'))}${button(`data-share="system" data-url="${url}" data-title="${text(title)}"`, label('share', share.system))}</div>`;
}

function articleHead(post: PostSummary, author: Author | undefined, url: string): string {
	const publishedAt = post.published_at ?? post.created_at;
	const name = author
		? `<a class="name" href="${paths.author(author.slug)}" rel="author">${text(author.name)}</a>`
		: '';
	return `<header class="article-head"><a class="link back" href="${paths.home}">${icon('left')} ${messages.article.back}</a>${badge(post.category, true)}<h1>${text(post.title)}</h1><div class="who">${author ? face(author) : ''}<div>${name}<p class="meta">${time(publishedAt, formatLongDate(publishedAt))}<span>${nonBreaking(messages.article.readTime(post.read_time))}</span></p></div></div>${shareBar(post, url, 'below')}</header>`;
}

const hero = (post: PostSummary): string =>
	hasPicture(post)
		? `<div class="article-hero">${picture(post, 'article-hero', true)}</div>`
		: `<div class="band"><img class="art" src="${paths.drawing(bandFile(post))}" alt="" width="1200" height="150"/></div>`;

function contents(outline: readonly Heading[]): string {
	if (outline.length <= 1) return '';
	const top = Math.min(...outline.map(({ level }) => level));
	const items = outline.map(
		(heading) =>
			`<li${heading.level > top ? ' class="sub"' : ''}><a href="#${heading.id}">${text(heading.text)}</a></li>`,
	);
	const name = messages.article.contents;
	return `<nav class="toc" aria-label="${name}"><contents-list><details><summary>${name} ${icon('down')}</summary><ol>${items.join('')}</ol></details></contents-list></nav>`;
}

const signature = (author: Author | undefined): string =>
	author
		? `<section class="signed" aria-labelledby="autoria">${face(author, 'mid')}<h2 id="autoria">${text(author.name)}</h2><a class="link" href="${paths.author(author.slug)}">${messages.article.allTexts(firstName(author.name))} ${icon('right')}</a></section>`
		: '';

function invitation(post: PostSummary): string {
	const { title, text: line, place, button, write } = messages.callToAction;
	const { booking, whatsapp } = invitationLinks(site.company, post);
	const door = (kind: string, look: string, address: string, shown: string) =>
		`<a class="btn ${look}" href="${text(address)}" data-cta-type="${kind}" data-cta-location="article">${shown}</a>`;
	const message = whatsapp
		? door('whatsapp', 'btn-line', whatsapp, `${icon('whatsapp')} ${write}`)
		: '';
	return `<aside class="cta" aria-labelledby="convite"><div><h2 id="convite">${title}</h2><p>${line}</p><ul class="place"><li>${icon('place')} ${place}</li><li>${icon('clock')} ${site.company.openingHours}</li></ul></div><div>${door('visit', 'btn-fill', booking, button)}${message}</div></aside>`;
}

const section = (id: string, title: string, content: string): string =>
	`<section class="section" aria-labelledby="${id}"><div class="section-head"><h2 id="${id}">${title}</h2></div>${content}</section>`;

const alsoItem = (post: PostSummary): string =>
	`<li>${badge(post.category)}<h3><a href="${paths.post(post.slug)}">${text(post.title)}</a></h3>${meta(post)}</li>`;

export function postPage({ post, html, plainText, outline, readAlso, related }: PlainPost) {
	const head = postMeta(post, plainText);
	const url = siteUrl + head.path;
	const author = post.author === '' ? undefined : bareAuthor(post.author);
	const also = `<ul class="also">${readAlso.map(alsoItem).join('')}</ul>`;
	const main = `<article class="wrap" data-slug="${post.slug}" data-revision="${post.revision}">${articleHead(post, author, url)}${hero(post)}<div class="article-grid">${contents(outline)}<div class="story">${shareBar(post, url, 'beside')}<div class="prose">${html}</div></div><div class="after" data-printed="${text(messages.article.publishedAt(url))}">${tagList(post.tags, 'chips')}${signature(author)}</div></div>${invitation(post)}</article><div class="wrap">${section('leia-tambem', messages.article.readAlso, also)}${section('relacionados', messages.article.related, cards(related, { level: 3 }, 'grid trio'))}</div>`;
	return page('post', head, main, picturePreload(pictureSource(post, 'article-hero')));
}
