import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { useShowDraft } from '../../site/use-post-dialog.tsx';
import { usePostForm } from '../../text/form-context.ts';

/** Shows the text of the form to somebody, with the last letter: what is typed is on the server first. */
export function useShowPost(): [ReactNode, () => void] {
	const { start, writer, settled } = usePostForm();
	const title = settled.title.trim() || messages.list.untitled;
	const [dialog, open] = useShowDraft({ id: start.id, title });
	return [dialog, () => void writer.flush().then(open)];
}
