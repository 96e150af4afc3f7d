import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

/** Everything third-party, including scripts, stays inert in templates: nothing is requested before the reader agrees. */
function insert(part: 'consent-bar' | 'measuring'): void {
	const template = document.querySelector<HTMLTemplateElement>(`template[data-part="${part}"]`);
	if (template) document.body.append(template.content.cloneNode(true));
}

const barButton = () => document.querySelector<HTMLElement>('consent-bar button');

function follow(answer: string | null): void {
	if (answer === 'granted') insert('measuring');
	else if (answer !== 'denied') insert('consent-bar');
}

follow(readStored(storageKeys.analyticsConsent));
document.addEventListener('consent', (event) => follow((event as CustomEvent<string>).detail));
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent-preferences]')) {
	button.hidden = false;
	button.addEventListener('click', () => {
		if (!barButton()) insert('consent-bar');
		barButton()?.focus();
		document.addEventListener('consent', () => button.focus(), { once: true });
	});
}
