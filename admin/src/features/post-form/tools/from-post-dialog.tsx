import { EditorState } from '@codemirror/state';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { textOf } from '../../../api/api-error.ts';
import { fetchPost, postListQuery } from '../../../api/queries.ts';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { articleLanguage } from '../../../editor/language.ts';
import { listHeadings } from '../../../editor/tools/outline.ts';
import { messages } from '../../../messages/all.ts';
import { writingTools } from '../../../messages/writing-tools.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { startWith } from './start-with.ts';

/** The headings of a text and room below each. */
function structureOf(content: string): string {
	const state = EditorState.create({ doc: content, extensions: articleLanguage });
	return listHeadings(state)
		.map(({ level, text }) => `${'#'.repeat(level)} ${text}\n\n`)
		.join('\n');
}

interface FromPostDialogProps {
	editor: RefObject<EditorHandle | null>;
	onClose: () => void;
}

/** A post of the house lends its headings to a new one. */
export function FromPostDialog({ editor, onClose }: FromPostDialogProps) {
	const { fromPost: text } = writingTools;
	const [q, setQuery] = useState('');
	const asked = useDeferredValue(q.trim());
	const list = useQuery(postListQuery({ page: 1, status: 'all', sort: 'recent', q: asked }));
	const posts = list.data?.posts ?? [];
	const take = async (id: string) => {
		try {
			const structure = structureOf((await fetchPost(id)).content);
			if (structure === '') return void toast.info(text.plain);
			flushSync(onClose);
			editor.current?.run(startWith(structure));
		} catch (error) {
			toast.error(messages.common.error, {
				description: textOf(error, messages.common.actionFailed),
			});
		}
	};
	return (
		<Dialog title={text.title} className="choices" onClose={onClose}>
			<Field label={text.search}>
				{(control) => (
					<input
						{...control}
						className="input"
						data-autofocus
						value={q}
						onChange={({ target }) => setQuery(target.value)}
					/>
				)}
			</Field>
			<ul className="menu">
				{posts.map(({ id, title }) => (
					<li key={id}>
						<button type="button" onClick={() => void take(id)}>
							{title}
						</button>
					</li>
				))}
			</ul>
			{list.isSuccess && posts.length === 0 && <p className="hint">{text.none}</p>}
		</Dialog>
	);
}
