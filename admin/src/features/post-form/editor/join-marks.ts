const names: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del' };
const kindOf = (node: Node | null) =>
	node instanceof Element ? (names[node.localName] ?? node.localName) : undefined;

/** A word that was written in two goes bears two marks in a row, which Markdown would read as four stars. */
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
