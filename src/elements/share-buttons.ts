/** Copies the link and opens the system's share sheet, where supported; WhatsApp and LinkedIn are plain links. */
export function startShareButtons(): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
		const { share, url = '', title = '', done = '' } = button.dataset;
		if (share === 'system' && !('share' in navigator)) continue;
		button.hidden = false;
		button.addEventListener('click', () => {
			if (share === 'copy') void copy(button, url, done);
			// Closing the sheet rejects the promise, too.
			else void navigator.share({ title, url }).catch(console.warn);
		});
	}
}

/** In-app browsers and those that were told no cannot copy: there the address stands to be copied by hand. */
async function copy(button: HTMLButtonElement, url: string, done: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(url);
		tell(button, done);
	} catch {
		prompt(button.textContent?.trim(), url);
	}
}

/** Shows the text beside the button's icon for a while, and has it read aloud. */
function tell(button: HTMLButtonElement, text: string): void {
	const label = button.querySelector('span');
	if (!label || label.textContent === text) return;
	const before = label.textContent;
	const show = (shown: string, isVisible: boolean) => {
		label.textContent = shown;
		label.classList.toggle('visually-hidden', !isVisible);
	};
	show(text, true);
	setTimeout(() => show(before, false), 4000);
}
