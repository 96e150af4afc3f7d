import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

/** Everything third-party, including scripts, stays inert in templates: nothing is requested before the reader agrees. */
function insert(part: 'consent-bar' | 'measuring'): void {
	const template = document.querySelector<HTMLTemplateElement>(`template[data-part="${part}"]`);
	if (!template) return;
	document.body.append(template.content.cloneNode(true));
	// What measures follows the answers by itself.
	if (part === 'measuring') template.remove();
}

const answerKey = storageKeys.analyticsConsent;
const readAnswer = () => readStored(answerKey);

function follow(): void {
	if (readAnswer() === 'granted') insert('measuring');
}

follow();
if (!['granted', 'denied'].includes(readAnswer() ?? '')) insert('consent-bar');
document.addEventListener('consent', follow);
// One answer for all documents: of another tab, and while the browser kept this page.
const look = () => document.dispatchEvent(new Event('consent'));
addEventListener('storage', ({ key }) => (key ?? answerKey) === answerKey && look());
addEventListener('pageshow', ({ persisted }) => persisted && look());
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent-preferences]')) {
	button.hidden = false;
	button.addEventListener('click', () => {
		if (!document.querySelector('consent-bar')) insert('consent-bar');
		const bar = document.querySelector('consent-bar');
		bar?.addEventListener('answer', () => button.focus());
		void customElements
			.whenDefined('consent-bar')
			.then(() => bar?.querySelector('button')?.focus());
	});
}
