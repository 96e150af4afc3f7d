import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { toast } from './toast.ts';

/** These say themselves what they cannot show. */
const takesPictures = '.editor, .drop';
const isPicture = ({ type }: File) => type.startsWith('image/');

/** Named by its bytes, with code that no other screen needs. */
async function name(file: File): Promise<void> {
	const { refuseFile } = await import('../pictures/take-files.ts');
	await refuseFile(file);
}

/** Rejects files that nothing on the screen accepts; otherwise the browser would leave the desk and open them. */
function judge(event: DragEvent | ClipboardEvent, data: DataTransfer | null): void {
	const { dropped } = messages;
	const [file, ...others] = data?.files ?? [];
	if (!file || (event.target as Element).closest(takesPictures)) return;
	const hasPicture = [file, ...others].some(isPicture);
	if (event.type === 'paste' && (hasPicture || data?.getData('text/plain'))) return;
	event.preventDefault();
	event.stopPropagation();
	if (hasPicture) toast.error(dropped.where, { description: dropped.whereText });
	else void name(file);
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
