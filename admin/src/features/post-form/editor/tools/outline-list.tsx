import { syntaxTree } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { type RefObject, useMemo } from 'react';
import { writingTools as text } from '../../../../messages/writing-tools.ts';
import type { EditorHandle } from '../editor-handle.ts';
import type { EditorWatch } from '../use-editor-state.ts';
import { useEditorState } from '../use-editor-state.ts';
import { headingAt, listHeadings } from './outline.ts';

const room = 12;
const goTo = (from: number) => (view: EditorView) => {
	view.dispatch({
		selection: { anchor: from },
		effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: room }),
		userEvent: 'select',
	});
	view.focus();
	return true;
};

interface OutlineProps {
	watch: EditorWatch;
	editor: RefObject<EditorHandle | null>;
}

/** The article's headings; the one that is written under is marked. */
export function Outline({ watch, editor }: OutlineProps) {
	const state = useEditorState(watch);
	const [doc, tree] = [state?.doc, state && syntaxTree(state)];
	// biome-ignore lint/correctness/useExhaustiveDependencies: a cursor that moves changes no heading
	const headings = useMemo(() => (state ? listHeadings(state) : []), [doc, tree]);
	if (!state || headings.length === 0) return null;
	const here = headingAt(headings, state.selection.main.head);
	return (
		<nav className="outline" aria-label={text.outlineLabel}>
			<h2>{text.outline}</h2>
			<ol>
				{headings.map((heading) => (
					<li key={heading.from}>
						<button
							type="button"
							data-level={heading.level}
							aria-current={heading === here || undefined}
							onClick={() => editor.current?.act(goTo(heading.from))}
						>
							{heading.text || text.noTitle}
						</button>
					</li>
				))}
			</ol>
		</nav>
	);
}
