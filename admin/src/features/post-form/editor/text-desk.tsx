import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../../messages/all.ts';
import { UploadProgress } from '../../../pictures/upload-progress.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { useKnownVideos } from '../use-known-videos.ts';
import type { TextPictures } from '../use-text-pictures.ts';
import { knownVideos } from './block/known-videos.ts';
import type { EditorHandle } from './editor-handle.ts';
import type { Found } from './find/find.ts';
import { openFind } from './find/find-commands.ts';
import { FindPanel } from './find/find-panel.tsx';
import { atCursor } from './keys/at-cursor.ts';
import { setStyle } from './keys/block-commands.ts';
import { MarkdownEditor } from './markdown-editor.tsx';
import { openLink } from './open-link.ts';
import { CameraField } from './tools/camera-field.tsx';
import { FirstWays } from './tools/first-ways.tsx';
import { FocusBar } from './tools/focus-bar.tsx';
import { enterFocus, isFocusing } from './tools/focus-mode.ts';
import { PhoneBar } from './tools/phone-bar.tsx';
import { Toolbar } from './tools/toolbar.tsx';
import { isAsking, type ToolName, toolCommands } from './tools/tools.ts';
import { useTypingHand } from './tools/use-typing-hand.ts';
import { VideoDialog } from './tools/video-dialog.tsx';
import { WritingFoot } from './tools/writing-foot.tsx';
import type { EditorWatch } from './use-editor-state.ts';
import { useEditorState } from './use-editor-state.ts';
import '../../../styles/writing-tools.css';

interface TextDeskProps {
	value: string;
	words: number;
	minutes: number;
	invalid: boolean;
	onChange: (text: string) => void;
	pictures: TextPictures;
	editor: RefObject<EditorHandle | null>;
	watch: EditorWatch;
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
		else if (name === 'video') setVideoAsked(true);
		else editor.current?.act(openLink);
	};
	const dialogs = (
		<>
			<CameraField field={camera} onPicture={(file) => pictures.add(file, [])} />
			{isVideoAsked && <VideoDialog editor={editor} onClose={() => setVideoAsked(false)} />}
		</>
	);
	return { onTool, dialogs };
}

/** The text with all that is in reach while it is written: it loads with the editor. */
export function TextDesk({ value, editor, watch, pictures, children, ...rest }: TextDeskProps) {
	const { words, minutes, invalid, onChange } = rest;
	const [found, setFound] = useState<Found | null>(null);
	const { onTool, dialogs } = useTools(editor, pictures);
	const { isTyping, end, ...hand } = useTypingHand();
	const videos = useKnownVideos(useSettled(value));
	useEffect(() => knownVideos.set(videos), [videos]);
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
			{found && <FindPanel found={found} length={value.length} editor={editor} />}
			<div className="write-inner write-text" {...hand}>
				{pictures.running && (
					<UploadProgress running={pictures.running} onCancel={pictures.cancel} />
				)}
				{children}
				<MarkdownEditor
					value={value}
					invalid={invalid}
					onChange={onChange}
					pictureHost={pictures.host}
					onFound={setFound}
					tools={{ onTool, onState: watch.set }}
					handle={editor}
				/>
				{value.trim() === '' && <FirstWays editor={editor} onPicture={pictures.open} />}
				<p className="hint content-hint">{messages.form.contentHint}</p>
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
