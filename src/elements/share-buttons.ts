/** Copies the link and opens the system's share sheet, where supported; WhatsApp and LinkedIn are plain links. */
export function startShareButtons(): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
		const { share, url = '', title = '', done = '' } = button.dataset;
		if (share === 'copy' && 'clipboard' in navigator) {
			button.hidden = false;
			button.addEventListener('click', () =>
				attempt(async () => {
					await navigator.clipboard.writeText(url);
					tell(button, done);
				}),
			);
		}
		if (share === 'system' && 'share' in navigator) {
			button.hidden = false;
			button.addEventListener('click', () => attempt(() => navigator.share({ title, url })));
		}
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

/** Closing the sheet rejects the promise too, so there is nothing to report. */
async function attempt(action: () => Promise<void>): Promise<void> {
	try {
		await action();
	} catch (error) {
		console.warn('The page was not shared.', error);
	}
}
