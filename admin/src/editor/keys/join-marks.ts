const names: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del' };
const kindOf = (node: Node | null) =>
	node instanceof Element ? (names[node.localName] ?? node.localName) : undefined;

/** Joins adjacent marks of the same kind, whose stars Markdown would read as one run of four. */
export function joinMarks(body: HTMLElement): void {
	body.normalize();
	for (const mark of body.querySelectorAll('b, strong, i, em, s, del')) {
		let next = mark.nextSibling;
		while (next && mark.isConnected && kindOf(next) === kindOf(mark)) {
			mark.append(...next.childNodes);
			(next as Element).remove();
			next = mark.nextSibling;
		}
	}
}
