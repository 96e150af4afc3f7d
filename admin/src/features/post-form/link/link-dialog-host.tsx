import { type RefObject, useEffect, useMemo } from 'react';
import { findPostLinks } from '#domain/text/own-links';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import type { WantedLink } from '../../../editor/host.ts';
import { setHiddenSlugs } from '../../../editor/look/link-state.ts';
import { leaveLink, putLink, removeLink } from '../../../editor/open-link.ts';
import { later } from '../../../ui/later.tsx';
import { useHiddenSlugs } from './link-queries.ts';
import { whyHidden } from './post-words.ts';

const LinkDialog = later(async () => (await import('./link-dialog.tsx')).LinkDialog);

interface LinkPlaceProps {
	editor: RefObject<EditorHandle | null>;
	content: string;
	postId?: string;
	/** The link that is being chosen. */
	wanted: WantedLink | undefined;
	onEnd: () => void;
}

/** Marks the links of the text that readers cannot follow. */
function useMarkedLinks({ editor, content }: Pick<LinkPlaceProps, 'editor' | 'content'>): void {
	const slugs = useMemo(() => [...findPostLinks(content).keys()], [content]);
	const hidden = useHiddenSlugs(slugs);
	const reasons = useMemo(
		() => new Map([...hidden].map(([slug, post]) => [slug, whyHidden(post)])),
		[hidden],
	);
	useEffect(() => {
		editor.current?.act((view) => {
			view.dispatch({ effects: setHiddenSlugs.of(reasons) });
			return true;
		});
	}, [editor, reasons]);
}

/** Connects the link dialog with the editor. */
export function LinkDialogHost({ editor, content, postId, wanted, onEnd }: LinkPlaceProps) {
	useMarkedLinks({ editor, content });
	if (!wanted) return null;
	const end = (act: Parameters<EditorHandle['act']>[0]) => {
		onEnd();
		editor.current?.act(act);
		editor.current?.focus();
	};
	return (
		<LinkDialog
			postId={postId}
			selected={wanted.words}
			address={wanted.address}
			anchor={wanted.anchor}
			onChoose={(link) => end(putLink(wanted, link))}
			onRemove={() => end(removeLink(wanted))}
			onClose={() => end(leaveLink)}
		/>
	);
}
