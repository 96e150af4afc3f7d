import { QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { countSourceWords } from '#domain/text/read-time';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import type { EditorHandle } from '../../../admin/src/editor/editor-handle.ts';
import type { WantedLink } from '../../../admin/src/editor/host.ts';
import type { TextOwner } from '../../../admin/src/editor/markdown-editor.tsx';
import { watchEditor } from '../../../admin/src/editor/use-editor-state.ts';
import { TextItems } from '../../../admin/src/features/post-form/form-menu.tsx';
import { LinkDialogHost } from '../../../admin/src/features/post-form/link/link-dialog-host.tsx';
import { Outline } from '../../../admin/src/features/post-form/tools/outline-list.tsx';
import { WritingArea } from '../../../admin/src/features/post-form/tools/writing-area.tsx';
import { useTextPictures } from '../../../admin/src/features/post-form/use-text-pictures.ts';
import { messages } from '../../../admin/src/messages/all.ts';
import { LibraryDialog } from '../../../admin/src/pictures/library-dialog.tsx';
import { Menu } from '../../../admin/src/ui/menu.tsx';
import { Toaster } from '../../../admin/src/ui/toaster.tsx';
import { useDroppedFiles } from '../../../admin/src/ui/use-dropped-files.ts';
import { useKeptFocus } from '../../../admin/src/ui/use-kept-focus.ts';
import { useSettled } from '../../../admin/src/ui/use-settled.ts';
import '../../../admin/src/styles/form.css';
import '../../../admin/src/styles/ficha.css';
import '../../../admin/src/styles/editor.css';
import '../../../admin/src/styles/find.css';
import '../../../admin/src/styles/pictures.css';
import '../../../admin/src/styles/phone-form.css';

interface HouseProps {
	text: string;
	onChange: (text: string) => void;
}

/** The writing form's text with its tools, and only the places of what stands around it. */
export function House(props: HouseProps) {
	const [queryClient] = useState(makeQueryClient);
	useDroppedFiles();
	useKeptFocus();
	return (
		<QueryClientProvider client={queryClient}>
			<Writing {...props} />
			<Toaster />
		</QueryClientProvider>
	);
}

function Writing({ text: first, onChange }: HouseProps) {
	const editor = useRef<EditorHandle>(null);
	const [watch] = useState(watchEditor);
	const [text, setText] = useState(first);
	const settled = useSettled(text);
	const [owner] = useState<TextOwner>(() => ({
		merges: () => 0,
		changesFrom: () => [],
		text: () => first,
		changed: (now) => {
			onChange(now);
			setText(now);
		},
		subscribe: () => () => undefined,
	}));
	const [link, askLink] = useState<WantedLink>();
	const pictures = useTextPictures(editor);
	const title = useRef<HTMLInputElement>(null);
	return (
		<>
			<header className="desk-bar doc-bar">
				<Menu label={messages.form.more}>
					<TextItems editor={editor} />
				</Menu>
			</header>
			<div className="work" data-side="ficha">
				<main className="write" id="texto" tabIndex={-1}>
					<h1 className="visually-hidden">O editor</h1>
					<div className="write-inner write-head">
						<p className="eyebrow">Guias</p>
						<input ref={title} className="input" aria-label="Título" defaultValue="Um título" />
					</div>
					<WritingArea
						{...{ editor, owner, watch, pictures, askLink }}
						title={{
							isEmpty: () => title.current?.value === '',
							enter: () => title.current?.focus(),
							change: ({ from, to }) => {
								if (title.current?.value === from) title.current.value = to;
							},
						}}
						content={settled}
						words={countSourceWords(text)}
						minutes={0}
						invalid={false}
					>
						{null}
					</WritingArea>
					{pictures.isOpen && (
						<LibraryDialog
							onClose={pictures.close}
							multiple={pictures.takesSeveral}
							gathered={pictures.gathered}
							onGathered={pictures.insertGathered}
							onFile={pictures.add}
							onChoose={pictures.choose}
						/>
					)}
					<LinkDialogHost
						{...{ editor, content: settled, wanted: link }}
						onEnd={() => askLink(undefined)}
					/>
				</main>
				<aside className="side" aria-label="Ao lado do texto">
					<div className="ficha">
						<Outline watch={watch} editor={editor} />
					</div>
				</aside>
			</div>
			<section className="action-bar" aria-label="Ações do post">
				<button type="button" className="btn">
					Salvar
				</button>
			</section>
		</>
	);
}
