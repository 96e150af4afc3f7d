import { syntaxTree } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { memo, type RefObject, useMemo } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { type Heading, headingAt, listHeadings } from '../../../editor/tools/outline.ts';
import type { EditorWatch } from '../../../editor/use-editor-state.ts';
import { useEditorState } from '../../../editor/use-editor-state.ts';
import { writingTools as text } from '../../../messages/writing-tools.ts';

const room = 12;
const goTo = (nth: number) => (view: EditorView) => {
	const from = listHeadings(view.state)[nth]?.from ?? 0;
	view.dispatch({
		selection: { anchor: from },
		effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: room }),
		userEvent: 'select',
	});
	view.focus();
	return true;
};

interface ListProps {
	/** Levels and texts, without places, which each key moves. */
	headings: readonly Omit<Heading, 'from'>[];
	/** The heading that is written under, by its place in the list. */
	here: number;
	editor: RefObject<EditorHandle | null>;
}

const List = memo(({ headings, here, editor }: ListProps) => (
	<nav className="outline" aria-label={text.outlineLabel}>
		<h2 className="label">{text.outline}</h2>
		<ol>
			{headings.map((heading, nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a heading is known by its place alone
				<li key={nth}>
					<button
						type="button"
						data-level={heading.level}
						aria-current={nth === here || undefined}
						onClick={() => editor.current?.act(goTo(nth))}
					>
						{heading.text || text.noTitle}
					</button>
				</li>
			))}
		</ol>
	</nav>
));

const readsAs = (headings: readonly Heading[]) =>
	JSON.stringify(headings.map(({ level, text }) => [level, text]));

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
	const listed = readsAs(headings);
	// biome-ignore lint/correctness/useExhaustiveDependencies: most keys only move headings, and the list stays
	const shown = useMemo(() => headings, [listed]);
	if (!state || headings.length === 0) return null;
	const here = headingAt(headings, state.selection.main.head);
	return <List headings={shown} here={here ? headings.indexOf(here) : -1} editor={editor} />;
}
