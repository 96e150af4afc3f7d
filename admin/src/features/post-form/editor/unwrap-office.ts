const listMark = /^\s*(?:[·•▪◦o§]|(\d+)[.)])\s+/;

/** Word's lists are paragraphs with a bullet typed before them. */
function joinWordLists(body: HTMLElement): void {
	for (const line of body.querySelectorAll<HTMLElement>('p[class*="MsoListParagraph"]')) {
		const ordered = listMark.exec(line.textContent ?? '')?.[1] !== undefined;
		const name = ordered ? 'OL' : 'UL';
		const before = line.previousElementSibling;
		const list = before?.tagName === name ? before : line.ownerDocument.createElement(name);
		if (list !== before) line.before(list);
		for (const mark of line.querySelectorAll('[style*="mso-list"]')) mark.remove();
		const item = line.ownerDocument.createElement('li');
		item.append(...line.childNodes);
		const first = item.firstChild;
		if (first?.nodeType === Node.TEXT_NODE)
			first.textContent = (first.textContent ?? '').replace(listMark, '');
		list.append(item);
		line.remove();
	}
}

/** What a style says and a mark should: Google Docs and Word write their bold and italic so. */
function markStyles(body: HTMLElement): void {
	for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
		if ((span.textContent ?? '').trim() === '') continue;
		const { fontWeight, fontStyle, textDecoration } = span.style;
		const marks = [
			...((fontWeight === 'bold' || Number(fontWeight) >= 600) && !span.closest('h1, h2, h3, h4')
				? ['strong']
				: []),
			...(fontStyle === 'italic' ? ['em'] : []),
			...(textDecoration.includes('line-through') ? ['del'] : []),
		];
		for (const mark of marks) {
			const wrapper = span.ownerDocument.createElement(mark);
			wrapper.append(...span.childNodes);
			span.append(wrapper);
		}
	}
}

/** A code block of a chat stands among its own buttons and colours: only the code is the text's. */
function bareCode(body: HTMLElement): void {
	for (const block of body.querySelectorAll('pre')) {
		const code = block.querySelector('code');
		if (!code) continue;
		code.replaceChildren(code.textContent ?? '');
		block.replaceChildren(code);
	}
	for (const formula of body.querySelectorAll('.katex')) {
		const source = formula.querySelector('annotation')?.textContent;
		const code = formula.ownerDocument.createElement('code');
		code.textContent = source ?? '';
		if (source) formula.replaceWith(code);
	}
}

/** Word, Google Docs and chats say in their own ways what HTML has elements for. */
export function unwrapOffice(body: HTMLElement): void {
	const wrappers = 'b[id^="docs-internal-guid"], b[style*="normal"]';
	for (const wrapper of body.querySelectorAll(wrappers)) wrapper.replaceWith(...wrapper.childNodes);
	for (const comment of body.querySelectorAll(
		'[style*="mso-comment"], .msocomoff, .MsoCommentText',
	))
		comment.remove();
	joinWordLists(body);
	markStyles(body);
	bareCode(body);
	for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)'))
		bold.replaceWith(...bold.childNodes);
	for (const item of body.querySelectorAll('li > p:only-of-type'))
		item.replaceWith(...item.childNodes);
}
