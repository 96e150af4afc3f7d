import { messages } from '#config/messages';
import { idPrefix } from './allow-list.ts';
import { createElement, type ElementNode, isElement, type TreeNode } from './tree.ts';

/** The footnotes below an article, each with a link back to its first mention. */
export function setNotes(notes: readonly { number: number; nodes: TreeNode[] }[]): ElementNode {
	const items = notes.map(({ number, nodes }) => {
		const back = createElement(
			'a',
			{ href: `#${idPrefix}volta-${number}`, 'aria-label': messages.article.backToText(number) },
			['↩'],
		);
		const last = nodes.at(-1);
		if (isElement(last, 'p')) last.children.push(' ', back);
		else nodes.push(createElement('p', {}, [back]));
		return createElement('li', { id: `${idPrefix}nota-${number}` }, nodes);
	});
	return createElement('section', { class: 'footnotes', 'aria-label': messages.article.notes }, [
		createElement('h2', {}, [messages.article.notes]),
		createElement('ol', {}, items),
	]);
}
