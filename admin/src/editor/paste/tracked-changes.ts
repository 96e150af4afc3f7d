const said = ':is([cite], [datetime])';
const deleted = `del${said}, [class^="msoDel" i]`;
const inserted = `ins${said}, [class^="msoIns" i]`;
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** LibreOffice's own struck text is `strike`; its `del` and `ins` are changes, however little they say. */
const isOfLibreOffice = ({ ownerDocument }: HTMLElement) =>
	/LibreOffice/.test(
		ownerDocument.querySelector('meta[name="generator" i]')?.getAttribute('content') ?? '',
	);

/** Takes the text that its author would accept: without what was deleted, with what was inserted. */
export function acceptChanges(body: HTMLElement): boolean {
	const isLibre = isOfLibreOffice(body);
	const gone = body.querySelectorAll(isLibre ? `${deleted}, del` : deleted);
	const kept = body.querySelectorAll(isLibre ? `${inserted}, ins` : inserted);
	for (const element of gone) element.remove();
	for (const element of kept) unwrap(element);
	return gone.length + kept.length > 0;
}

interface Clip {
	dsl_spacers: string;
	dsl_suggesteddeletions?: { sgsl_sugg?: (string[] | null)[] };
	dsl_suggestedinsertions?: { sgsl_sugg?: (string[] | null)[] };
}

function readClip(clip: string): Clip | undefined {
	try {
		const { data } = JSON.parse(clip);
		const { resolved } = typeof data === 'string' ? JSON.parse(data) : data;
		return typeof resolved?.dsl_spacers === 'string' ? resolved : undefined;
	} catch {
		return undefined; // Another version of Google's format: the text comes as its HTML shows it.
	}
}

/** Which letters of the document a suggestion deletes: each place names the suggestions that go on from there. */
function listDeleted({ dsl_spacers: text, dsl_suggesteddeletions: given }: Clip): boolean[] {
	let isDeleted = false;
	return [...Array(text.length).keys()].map((at) => {
		const now = given?.sgsl_sugg?.[at];
		if (now) isDeleted = now.length > 0;
		return isDeleted;
	});
}

/**
 * Google Docs shows suggested deletions and insertions side by side, and only its own format says which is which.
 * Blanks may be elements in the HTML, so only letters are followed.
 */
export function acceptSuggestions(body: HTMLElement, clip: string): boolean {
	const read = clip === '' ? undefined : readClip(clip);
	if (!read) return false;
	const isDeleted = listDeleted(read);
	const isInserted = read.dsl_suggestedinsertions?.sgsl_sugg?.some((at) => at && at.length > 0);
	if (!isDeleted.includes(true)) return isInserted === true;
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	const kept: [Text, string][] = [];
	let at = 0;
	while (walker.nextNode()) {
		const node = walker.currentNode as Text;
		let text = '';
		for (const letter of node.data) {
			const isBlank = /\s/.test(letter);
			const next = isBlank ? at : read.dsl_spacers.indexOf(letter, at);
			if (!/^[\s\p{C}]*$/u.test(read.dsl_spacers.slice(at, next < 0 ? undefined : next)))
				return false;
			at = next;
			if (!isDeleted[at]) text += letter;
			if (!isBlank || /\s/.test(read.dsl_spacers[at] ?? '')) at += letter.length;
		}
		kept.push([node, text]);
	}
	for (const [node, text] of kept) node.data = text;
	return true;
}
