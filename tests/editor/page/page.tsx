import '../../../admin/src/styles/index.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { storageKeys } from '#config/storage-keys';
import { keepTextView, type TextView } from '../../../admin/src/editor/kept-text-view.ts';
import { toast } from '../../../admin/src/ui/toast.ts';
import { House } from './house.tsx';

const root = createRoot(document.getElementById('mesa') as HTMLElement);
let opened = 0;
let present = '';

/** Opens the text in a new editor, as the form does. */
function open(text: string, view?: TextView): void {
	opened += 1;
	present = text;
	if (view) keepTextView(view);
	const changed = (now: string) => {
		present = now;
	};
	flushSync(() => root.render(<House key={opened} text={text} onChange={changed} />));
}

const editorPage = { open, text: () => present, tell: toast.info };
// Calls are made with tokens, whatever they are.
for (const key of [storageKeys.adminToken, storageKeys.sessionToken])
	localStorage.setItem(key, 'any');
Object.assign(window, { editorPage });

declare global {
	interface Window {
		editorPage: typeof editorPage;
	}
}
