import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { videoOf } from '#domain/pictures/video';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { messages } from '../../../messages/all.ts';
import { writingTools } from '../../../messages/writing-tools.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';

interface VideoDialogProps {
	editor: RefObject<EditorHandle | null>;
	onClose: () => void;
}

/** A video is its address alone in a paragraph. */
export function VideoDialog({ editor, onClose }: VideoDialogProps) {
	const { video: text } = writingTools;
	const [address, setAddress] = useState('');
	const [isWrong, setWrong] = useState(false);
	const put = () => {
		if (!videoOf(address)) return setWrong(true);
		// Closing gives the focus back to the opener; the text takes it from there, before the next key.
		flushSync(onClose);
		editor.current?.insert(address.trim());
	};
	return (
		<Dialog title={text.title} onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					put();
				}}
			>
				<Field label={text.label} hint={text.hint} error={isWrong ? text.none : undefined}>
					{(control) => (
						<input
							{...control}
							className="input"
							type="url"
							inputMode="url"
							data-autofocus
							value={address}
							onChange={({ target }) => {
								setAddress(target.value);
								setWrong(false);
							}}
						/>
					)}
				</Field>
				<footer>
					<Button onClick={onClose}>{messages.common.cancel}</Button>
					<Button tone="primary" type="submit">
						{text.put}
					</Button>
				</footer>
			</form>
		</Dialog>
	);
}
