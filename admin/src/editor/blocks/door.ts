import type { EditorView } from '@codemirror/view';
import { messages as reader } from '#config/messages';
import { withScheme } from '#domain/names/parse-url';
import { doorOf, isDoorAddress } from '#domain/site/door';
import { stripMarks } from '#domain/text/strip-marks';
import { messages } from '../../messages/blocks.ts';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { blockWidgets } from './blocks-field.ts';
import type { DoorText } from './door-view.ts';
import type { RareParts } from './load-rare-parts.ts';
import { RareWidget } from './rare-widget.ts';

class DoorWidget extends RareWidget {
	readonly link: DoorText;

	constructor(source: string, link: DoorText) {
		super(source);
		this.link = link;
	}

	override get name(): string {
		return messages.door(this.link.words || reader.doors[this.link.door]);
	}

	readonly className = 'cm-door';

	fill({ DoorView }: RareParts, view: EditorView, dom: HTMLElement): void {
		new DoorView(view, this, dom);
	}
}

/** The paragraph's link when it holds nothing else, in whatever emphasis. */
function onlyLink(paragraph: SyntaxNode): SyntaxNode | undefined {
	let [only, { from, to }] = [paragraph.firstChild, paragraph];
	while (only?.name.endsWith('Emphasis') && only.from === from && only.to === to) {
		[from, to] = [only.firstChild?.to ?? from, only.lastChild?.from ?? to];
		only = only.firstChild?.nextSibling ?? null;
	}
	const isLink = only?.from === from && only.to === to && /^(?:Link|Autolink|URL)$/.test(only.name);
	return isLink ? (only ?? undefined) : undefined;
}

function wordsOf(link: SyntaxNode | undefined, source: string, start: number) {
	const [open, close] = link?.name === 'Link' ? link.getChildren('LinkMark') : [];
	return open && close && stripMarks(source.slice(open.to - start, close.from - start));
}

/** Shows a link to the house that is alone in its paragraph as the button that readers see. */
export const doors = blockWidgets(
	'Paragraph',
	(paragraph, source, start) => {
		const link = onlyLink(paragraph);
		const url = link?.name === 'URL' ? link : link?.getChild('URL');
		if (!url) return undefined;
		const written = source.slice(url.from - start, url.to - start).replace(/^<(.*)>$/, '$1');
		const address = withScheme(written);
		const door = doorOf(address);
		if (!door) return undefined;
		const words = wordsOf(link, source, start) ?? written;
		return new DoorWidget(source, {
			door,
			address,
			words: isDoorAddress(words, door) ? '' : words,
		});
	},
	{ waits: true },
);
