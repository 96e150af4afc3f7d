import { type DefaultTreeAdapterTypes as Parse5, parseFragment } from 'parse5';
import {
	allowedClasses,
	allowedElements,
	allowedImageSchemes,
	allowedLinkSchemes,
	idPrefix,
} from '#article/allow-list';

/** What a browser's parser finds in this HTML that the allow-list does not contain; empty when it is clean. */
export function findForeign(html: string): string[] {
	return [...listElements(parseFragment(html))].flatMap(judgeElement);
}

function* listElements(node: Parse5.ParentNode): Generator<Parse5.Element> {
	const open: Parse5.ParentNode[] = [node];
	for (let parent = open.pop(); parent; parent = open.pop()) {
		for (const child of parent.childNodes) {
			if (!('tagName' in child)) continue;
			yield child;
			open.push(child);
		}
	}
}

function judgeElement(element: Parse5.Element): string[] {
	const { tagName, namespaceURI, attrs } = element;
	const allowed = Object.hasOwn(allowedElements, tagName) ? allowedElements[tagName] : undefined;
	if (!allowed || namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`element ${tagName}`];
	return attrs.flatMap(({ name, value }) => {
		if (!allowed.includes(name)) return [`attribute ${tagName}[${name}]`];
		return isValueAllowed(name, value) ? [] : [`value ${tagName}[${name}="${value.slice(0, 80)}"]`];
	});
}

function isValueAllowed(name: string, value: string): boolean {
	if (name === 'href') return hasScheme(value, allowedLinkSchemes, 'https:');
	if (name === 'src') return hasScheme(value, allowedImageSchemes, 'https:');
	if (name === 'class') return value.split(' ').every((part) => allowedClasses.includes(part));
	if (name === 'id') return value.startsWith(idPrefix);
	return true;
}

/** Parses the address as a browser does: control characters and white space do not hide a scheme. */
function hasScheme(value: string, schemes: readonly string[], ofBase: string): boolean {
	if (!URL.canParse(value, `${ofBase}//site.test/post/x`)) return true;
	return schemes.includes(new URL(value, `${ofBase}//site.test/post/x`).protocol.slice(0, -1));
}
