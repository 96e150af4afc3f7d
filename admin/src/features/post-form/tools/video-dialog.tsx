import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { videoOf } from '#domain/pictures/video';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { writingTools } from '../../../messages/writing-tools.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

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
		<FormDialog
			title={text.title}
			go={text.put}
			tone="primary"
			noValidate
			onGo={put}
			onClose={onClose}
		>
			<TextField
				label={text.label}
				hint={text.hint}
				error={isWrong ? text.none : undefined}
				type="url"
				inputMode="url"
				data-autofocus
				value={address}
				onText={(typed) => {
					setAddress(typed);
					setWrong(false);
				}}
			/>
		</FormDialog>
	);
}
