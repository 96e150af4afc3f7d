import { type RefObject, useEffect, useMemo, useState } from 'react';
import { linkedPosts } from '../../../checks/check-text.ts';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { setHiddenSlugs } from '../../../editor/look/link-state.ts';
import {
	leaveLink,
	putLink,
	removeLink,
	type WantedLink,
	wantedLink,
} from '../../../editor/open-link.ts';
import { later } from '../../../ui/later.tsx';
import { useHiddenSlugs } from './link-queries.ts';
import { whyHidden } from './post-words.ts';

const LinkDialog = later(async () => (await import('./link-dialog.tsx')).LinkDialog);

interface LinkPlaceProps {
	editor: RefObject<EditorHandle | null>;
	content: string;
}

/** Marks the links of the text that readers cannot follow. */
function useMarkedLinks({ editor, content }: LinkPlaceProps): void {
	const slugs = useMemo(() => [...linkedPosts(content).keys()], [content]);
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
export function LinkPlace({ editor, content }: LinkPlaceProps) {
	const [wanted, setWanted] = useState<WantedLink>();
	useMarkedLinks({ editor, content });
	useEffect(() => {
		const open = (event: Event) => setWanted((event as CustomEvent<WantedLink>).detail);
		document.addEventListener(wantedLink, open);
		return () => document.removeEventListener(wantedLink, open);
	}, []);
	if (!wanted) return null;
	const end = (act: Parameters<EditorHandle['act']>[0]) => {
		setWanted(undefined);
		editor.current?.act(act);
		editor.current?.focus();
	};
	return (
		<LinkDialog
			selected={wanted.words}
			address={wanted.address}
			anchor={wanted.anchor}
			onChoose={(link) => end(putLink(wanted, link))}
			onRemove={() => end(removeLink(wanted))}
			onClose={() => end(leaveLink)}
		/>
	);
}
