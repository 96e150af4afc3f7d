const dash = /^\s*(?:[—–]|--)/;
/** Who said it, at a quotation's end. */
const sources =
	'blockquote footer, blockquote > cite:last-child, blockquote > p:last-child > cite:only-child';

const isAlone = (element: Element) =>
	element.parentElement?.localName !== 'p' ||
	element.parentElement.textContent?.trim() === element.textContent?.trim();

/** Writes a quotation's source as the article does: in a line of its own, behind a dash. */
export function nameSources(body: HTMLElement): void {
	for (const source of body.querySelectorAll(sources)) {
		if (!body.contains(source) || !isAlone(source)) continue;
		const line = source.ownerDocument.createElement('p');
		for (const inner of source.querySelectorAll('p, div, cite'))
			inner.replaceWith(...inner.childNodes);
		line.append(dash.test(source.textContent ?? '') ? '' : '— ', ...source.childNodes);
		const around = source.parentElement?.localName === 'p' ? source.parentElement : source;
		around.replaceWith(line);
	}
}

/** Writes a reading (of Chinese or Japanese letters) as text does: in brackets behind them. */
export function writeReadings(body: HTMLElement): void {
	for (const sign of body.querySelectorAll('rp')) sign.remove();
	for (const reading of body.querySelectorAll('rt'))
		if (reading.textContent?.trim()) reading.replaceWith('(', ...reading.childNodes, ')');
}
