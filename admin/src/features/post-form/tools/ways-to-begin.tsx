import { type RefObject, useState } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { EditorIcon } from '../../../editor/editor-icon.tsx';
import type { EditorIconName } from '../../../editor/editor-icon-paths.ts';
import { pasteFromClipboard } from '../../../editor/paste/paste-from-clipboard.ts';
import { writingTools } from '../../../messages/writing-tools.ts';
import { later } from '../../../ui/later.tsx';
import { toast } from '../../../ui/toast.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { startWith } from './start-with.ts';

const { first: text, book } = writingTools;
const FromPostDialog = later(async () => (await import('./from-post-dialog.tsx')).FromPostDialog);

interface WayProps {
	icon: EditorIconName;
	texts: readonly [string, string];
	onTake: () => void;
}

const Way = ({ icon, texts: [name, what], onTake }: WayProps) => (
	<li>
		<button type="button" className="way" onClick={onTake}>
			<EditorIcon name={icon} />
			<span>
				<strong>{name}</strong>
				<span>{what}</span>
			</span>
		</button>
	</li>
);

interface WaysToBeginProps {
	editor: RefObject<EditorHandle | null>;
	onPicture: () => void;
	/** Called when the editor begins a book's summary. */
	onBook?: (() => void) | undefined;
}

/** Below an empty text: four ways to begin it. */
export function WaysToBegin({ editor, onPicture, onBook }: WaysToBeginProps) {
	const [isChoosing, setChoosing] = useState(false);
	const isPhone = usePhone();
	const paste = async () => {
		editor.current?.focus();
		const isDone = await pasteFromClipboard((run) => editor.current?.act(run));
		if (!isDone) toast.info(text.pasteHere);
	};
	return (
		<section className="first" aria-label={text.label}>
			<ul>
				<Way icon="clipboard-paste" texts={text.paste} onTake={() => void paste()} />
				<Way
					icon="image-up"
					texts={isPhone ? text.pictureOnPhone : text.picture}
					onTake={onPicture}
				/>
				<Way icon="copy" texts={text.post} onTake={() => setChoosing(true)} />
				<Way
					icon="book-open"
					texts={text.book}
					onTake={() => {
						onBook?.();
						editor.current?.run(startWith(book, book.indexOf('\n')));
					}}
				/>
			</ul>
			{isChoosing && <FromPostDialog editor={editor} onClose={() => setChoosing(false)} />}
		</section>
	);
}
