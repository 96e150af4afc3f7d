import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

const known = new WeakMap<object, ReadonlySet<string>>();
const fold = (label: string) => label.toLowerCase().replace(/\s+/g, ' ').trim();

function labelsIn(state: EditorState): ReadonlySet<string> {
	const labels = new Set<string>();
	syntaxTree(state).iterate({
		enter: ({ name, node, from }) => {
			if (name === 'FootnoteDefinition')
				labels.add(state.sliceDoc(from, (node.firstChild?.to ?? from + 1) - 1));
			if (name === 'LinkReference') {
				const label = node.getChild('LinkLabel');
				if (label) labels.add(fold(state.sliceDoc(label.from, label.to)));
			}
			return /^(?:Document|Blockquote|BulletList|OrderedList|ListItem)$/.test(name);
		},
	});
	return labels;
}

/** Whether the text defines `[this]` or `[^this]`. */
export function isDefined(state: EditorState, label: string): boolean {
	const tree = syntaxTree(state);
	const labels = known.get(tree) ?? labelsIn(state);
	known.set(tree, labels);
	// Notes stand at the end, which is read last.
	const isUnread = tree.length < state.doc.length && label.startsWith('[^');
	return isUnread || labels.has(label) || labels.has(fold(label));
}
