import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import type { Found } from '../../../editor/find/find.ts';
import { openFind } from '../../../editor/find/find-commands.ts';
import { type EditorHost, knownVideos } from '../../../editor/host.ts';
import { atCursor } from '../../../editor/keys/at-cursor.ts';
import { setStyle } from '../../../editor/keys/block-commands.ts';
import { MarkdownEditor, type TextOwner } from '../../../editor/markdown-editor.tsx';
import { openLink } from '../../../editor/open-link.ts';
import { enterFocus, isFocusing } from '../../../editor/tools/focus-mode.ts';
import { isAsking, type ToolName, toolCommands } from '../../../editor/tools/tools.ts';
import type { EditorWatch } from '../../../editor/use-editor-state.ts';
import { useEditorState } from '../../../editor/use-editor-state.ts';
import { messages } from '../../../messages/all.ts';
import { UploadProgress } from '../../../pictures/upload-progress.tsx';
import { later } from '../../../ui/later.tsx';
import { SharedValue } from '../../../ui/shared-value.ts';
import { useKnownVideos } from '../use-known-videos.ts';
import type { TextPictures } from '../use-text-pictures.ts';
import { CameraField, pictureHost } from './camera-field.tsx';
import { FindPanel, useFindKey } from './find-panel.tsx';
import { FocusBar } from './focus-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useTypingHand } from './use-typing-hand.ts';
import { WaysToBegin } from './ways-to-begin.tsx';
import { WritingFoot } from './writing-foot.tsx';
import '../../../styles/writing-tools.css';

const PhoneBar = later(async () => (await import('./phone-bar.tsx')).PhoneBar);
const VideoDialog = later(async () => (await import('./video-dialog.tsx')).VideoDialog);

interface TextDeskProps {
	owner: TextOwner;
	/** The text shortly after the last key. */
	content: string;
	words: number;
	minutes: number;
	invalid: boolean;
	pictures: TextPictures;
	title: EditorHost['title'];
	askLink: EditorHost['askLink'];
	editor: RefObject<EditorHandle | null>;
	watch: EditorWatch;
	onBook?: () => void;
	/** What is wrong with the text. */
	children: ReactNode;
}

/** The tools that ask for more before they write. */
function useTools(editor: RefObject<EditorHandle | null>, pictures: TextPictures) {
	const [isVideoAsked, setVideoAsked] = useState(false);
	const camera = useRef<HTMLInputElement>(null);
	const onTool = (name: ToolName) => {
		if (!isAsking(name)) editor.current?.run(toolCommands[name]);
		else if (name === 'image') pictures.open();
		else if (name === 'camera') camera.current?.click();
		else if (name === 'gallery') pictures.openForGallery();
		else if (name === 'video') setVideoAsked(true);
		else editor.current?.act(openLink);
	};
	const dialogs = (
		<>
			<CameraField field={camera} onPhoto={(photo) => pictures.add(photo, [])} />
			{isVideoAsked && <VideoDialog editor={editor} onClose={() => setVideoAsked(false)} />}
		</>
	);
	return { onTool, dialogs };
}

/** The text with all that is in reach while it is written: it loads with the editor. */
export function WritingArea({
	content,
	editor,
	watch,
	pictures,
	title,
	askLink,
	onBook,
	children,
	...rest
}: TextDeskProps) {
	const { words, minutes, owner, invalid } = rest;
	// A shared value is drawn before the next key comes; from within the editor's shadow root a state may wait.
	const [finding] = useState(() => new SharedValue<Found | null>(null));
	const found = finding.useValue();
	const { onTool, dialogs } = useTools(editor, pictures);
	useFindKey(editor);
	const { isTyping, end, ...hand } = useTypingHand();
	const videos = useKnownVideos(content);
	useEffect(() => knownVideos.set(videos), [videos]);
	const host: EditorHost = {
		pictures: {
			...pictureHost,
			choosePicture: pictures.open,
			choosePictures: pictures.openForGallery,
		},
		title,
		askLink,
		onTool,
		onFound: finding.set,
		onState: watch.set,
	};
	const state = useEditorState(watch);
	const at = useMemo(() => state && atCursor(state), [state]);
	const { main } = state?.selection ?? {};
	const chosen = main && !main.empty ? (state?.sliceDoc(main.from, main.to) ?? '') : '';
	return (
		<>
			<Toolbar
				at={at}
				onTool={onTool}
				onStyle={(style) => editor.current?.run(setStyle(style))}
				onView={(view) => editor.current?.show(view)}
			/>
			{found && <FindPanel found={found} length={state?.doc.length ?? 0} editor={editor} />}
			<div className="write-inner write-text" {...hand}>
				{pictures.running && (
					<UploadProgress running={pictures.running} onCancel={pictures.cancel} />
				)}
				{children}
				<MarkdownEditor {...{ owner, invalid, host }} handle={editor} />
				{state?.doc.toString().trim() === '' && (
					<WaysToBegin {...{ editor, onBook }} onPicture={() => pictures.open()} />
				)}
				{words === 0 && <p className="hint content-hint">{messages.form.contentHint}</p>}
			</div>
			<WritingFoot
				{...{ words, minutes, chosen }}
				onFind={() => editor.current?.act(openFind)}
				onFocus={() => editor.current?.act(enterFocus)}
			/>
			<FocusBar {...{ state, words, editor }} />
			{isTyping && !(state && isFocusing(state)) && (
				<PhoneBar
					{...{ at, onTool, editor }}
					onEnd={() => {
						editor.current?.act(({ contentDOM }) => contentDOM.blur() === undefined);
						end();
					}}
				/>
			)}
			{dialogs}
		</>
	);
}

// For the form's menu, which would otherwise split it off into a file of its own.
export { enterFocus };
