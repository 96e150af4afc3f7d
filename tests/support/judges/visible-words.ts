import { type DefaultTreeAdapterTypes as Parse5, parseFragment } from 'parse5';
import { wordsIn } from '#domain/text/lost-words';

const hidden = new Set(
	'script style template noscript title textarea select iframe svg math head object video audio'.split(
		' ',
	),
);
const inline = new Set(
	'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
		' ',
	),
);

/** The words that a reader of this HTML sees, folded, in order. */
export function listVisibleWords(html: string): string[] {
	return wordsIn(visibleText(html));
}

function visibleText(html: string): string {
	const parts: string[] = [];
	const open: (Parse5.ChildNode | string)[] = [...parseFragment(html).childNodes].reverse();
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		if (typeof node === 'string') parts.push(node);
		else if ('value' in node) parts.push(node.value);
		else if ('tagName' in node && !hidden.has(node.tagName)) {
			const space = inline.has(node.tagName) ? '' : ' ';
			open.push(space, ...[...node.childNodes].reverse(), space);
		}
	}
	return parts.join('');
}
