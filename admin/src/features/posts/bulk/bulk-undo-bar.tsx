import { bulk as text } from '../../../messages/bulk.ts';
import { messages } from '../../../messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { Undoable } from './run-bulk.ts';
import '../../../styles/bulk.css';

interface UndoBarProps {
	undoable: Undoable;
	onClose: () => void;
}

/** Takes back the last change, when its notice is gone. */
export function UndoBar({ undoable, onClose }: UndoBarProps) {
	const { common } = messages;
	const undo = () => {
		onClose();
		undoable.undo();
	};
	return (
		<section className="bulk undo-bar" aria-label={text.last}>
			<strong>{undoable.said}</strong>
			<Button onClick={undo}>{common.undo}</Button>
			<IconButton icon="x" label={common.close} onClick={onClose} />
		</section>
	);
}
