import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { toast } from './toast.ts';

const takesPictures = '.editor, .drop';
const isPicture = ({ type }: File) => type.startsWith('image/');

function refuse(event: Event, title: string, description: string): void {
	event.preventDefault();
	event.stopPropagation();
	toast.error(title, { description });
}

/** Rejects files that nothing on the screen accepts; otherwise the browser would leave the desk and open them. */
function judge(event: DragEvent | ClipboardEvent, data: DataTransfer | null): void {
	const { dropped } = messages;
	const files = [...(data?.files ?? [])];
	const stranger = files.find((file) => !isPicture(file));
	if (files.length === 0) return;
	if (!files.some(isPicture)) {
		if (event.type === 'paste' && data?.getData('text/plain')) return;
		refuse(event, dropped.notHere(files[0]?.name ?? ''), dropped.picturesAlone);
	} else if (event.type === 'drop' && !(event.target as Element).closest(takesPictures))
		refuse(event, dropped.where, dropped.whereText);
	else if (stranger)
		toast.error(dropped.notHere(stranger.name), { description: dropped.picturesAlone });
}

/** Watches drops and pastes anywhere at the desk, before other handlers. */
export function useDroppedFiles(): void {
	useEffect(() => {
		const drop = (event: DragEvent) => judge(event, event.dataTransfer);
		const paste = (event: ClipboardEvent) => judge(event, event.clipboardData);
		const over = (event: DragEvent) =>
			event.dataTransfer?.types.includes('Files') && event.preventDefault();
		document.addEventListener('drop', drop, true);
		document.addEventListener('paste', paste, true);
		document.addEventListener('dragover', over);
		return () => {
			document.removeEventListener('drop', drop, true);
			document.removeEventListener('paste', paste, true);
			document.removeEventListener('dragover', over);
		};
	}, []);
}
