import { allowedElements, allowedImageSchemes, allowedLinkSchemes } from '#article/allow-list';
import { tableOf } from '#domain/text/table-of';

/** What a paste can lose that the user should be told about. */
export type Removed =
	| 'pictures'
	| 'players'
	| 'frames'
	| 'drawings'
	| 'forms'
	| 'scripts'
	| 'links'
	| 'comments'
	| 'changes'
	| 'letters'
	| 'numbers'
	| 'hidden'
	| 'spans'
	| 'folds'
	| 'contents'
	| 'people';

/** Elements removed with their contents; those without a name are not reported. */
const gone = tableOf<Removed | undefined>({
	script: 'scripts',
	svg: 'drawings',
	canvas: 'drawings',
	math: 'drawings',
	form: 'forms',
	button: 'forms',
	input: 'forms',
	select: 'forms',
	textarea: 'forms',
	style: undefined,
	meta: undefined,
	link: undefined,
	title: undefined,
	head: undefined,
	template: undefined,
	noscript: undefined,
	xml: undefined,
});
/** Elements that an article does not have, with their replacements: its own title is the only h1. */
const nearest = tableOf<string>({
	h1: 'h2',
	h5: 'h4',
	h6: 'h4',
	strike: 'del',
	menu: 'ul',
	dir: 'ul',
	// Their words are not glued to those around them.
	address: 'div',
	article: 'div',
	aside: 'div',
	center: 'div',
	dialog: 'div',
	fieldset: 'div',
	footer: 'div',
	header: 'div',
	hgroup: 'div',
	legend: 'div',
	main: 'div',
	nav: 'div',
	search: 'div',
});
export const emoji = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Component}]*$/u;

export function rename(element: Element, name: string): void {
	const other = element.ownerDocument.createElement(name);
	other.append(...element.childNodes);
	element.replaceWith(other);
}

const hasScheme = (address: string, schemes: readonly string[]) =>
	schemes.some((scheme) => address.toLowerCase().startsWith(`${scheme}:`));
const isOwn = (address: string) => /^\/(?!\/)|^#/.test(address);

/** Unwraps the redirect page that Google Docs puts into links. */
function directAddress(href: string): string {
	if (!href.startsWith('https://www.google.com/url?')) return href;
	return new URL(href).searchParams.get('q') ?? href;
}

function cleanLink(link: Element): Removed | undefined {
	const href = directAddress(link.getAttribute('href') ?? '');
	link.setAttribute('href', href);
	if (hasScheme(href, allowedLinkSchemes) || isOwn(href)) return undefined;
	link.replaceWith(...link.childNodes);
	return href === '' ? undefined : 'links';
}

function cleanPicture(picture: Element): Removed | undefined {
	const [source, alt] = [picture.getAttribute('src') ?? '', picture.getAttribute('alt') ?? ''];
	if (emoji.test(alt)) picture.replaceWith(alt);
	else if (!hasScheme(source, allowedImageSchemes) && !isOwn(source)) {
		picture.remove();
		return 'pictures';
	}
	return undefined;
}

function cleanElement(element: Element): Removed | undefined {
	const name = element.localName;
	if (name in gone) {
		element.remove();
		return gone[name];
	}
	if (name === 'a') return cleanLink(element);
	if (name === 'img') return cleanPicture(element);
	if (nearest[name]) rename(element, nearest[name]);
	else if (!(name in allowedElements)) element.replaceWith(...element.childNodes);
	return undefined;
}

/** Keeps only what an article may contain (the renderer's own allow-list), and returns what was lost. */
export function keepAllowed(body: HTMLElement): Removed[] {
	const removed = new Set<Removed>();
	for (const element of body.querySelectorAll('*')) {
		const lost = body.contains(element) ? cleanElement(element) : undefined;
		if (lost) removed.add(lost);
	}
	return [...removed];
}
