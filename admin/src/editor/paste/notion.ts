import { breakAllLines } from './line-breaks.ts';

const isNotion = /<!-- notionvc: /;
const box = /^\s*\[([ xX\u00a0])\](?:\s+|$)/;

function rename(element: Element, name: string): void {
	const other = element.ownerDocument.createElement(name);
	other.append(...element.childNodes);
	element.replaceWith(other);
}

/** A to-do is a list item that begins with `[ ]`. */
function checkItems(body: HTMLElement): void {
	for (const item of body.querySelectorAll('li')) {
		const walker = body.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
		let text = walker.nextNode();
		while (text && text.textContent?.trim() === '') text = walker.nextNode();
		const sign = text?.parentElement?.closest('li') === item && box.exec(text.textContent ?? '');
		if (!text || !sign) continue;
		item.setAttribute('aria-checked', String(sign[1]?.toLowerCase() === 'x'));
		text.textContent = (text.textContent ?? '').replace(box, '');
	}
}

/** A picture is an exclamation mark and a link, with the caption as the link's text. */
function showPictures(body: HTMLElement): void {
	for (const link of body.querySelectorAll('a')) {
		const before = link.previousSibling;
		if (before?.nodeType !== Node.TEXT_NODE || !/(?:^|\s)!$/.test(before.textContent ?? ''))
			continue;
		before.textContent = (before.textContent ?? '').slice(0, -1);
		const picture = link.ownerDocument.createElement('img');
		const [address, caption] = [link.getAttribute('href') ?? '', link.textContent ?? ''];
		picture.setAttribute('src', address);
		picture.setAttribute('alt', caption === address ? '' : caption);
		link.replaceWith(picture);
	}
}

/** Notion copies what its own Markdown looks like as HTML; callouts are `aside`s. */
export function readNotion(html: string, body: HTMLElement): void {
	if (!isNotion.test(html)) return;
	for (const callout of body.querySelectorAll('aside')) rename(callout, 'blockquote');
	checkItems(body);
	showPictures(body);
	breakAllLines(body);
}
