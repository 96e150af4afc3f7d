/** Copies the link and opens the system's share sheet, where supported; WhatsApp and LinkedIn are plain links. */
export function startShareButtons(): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
		const { share, url = '', title = '', done = '' } = button.dataset;
		if (share === 'copy' && 'clipboard' in navigator) {
			button.hidden = false;
			const label = button.textContent;
			button.addEventListener('click', () =>
				attempt(async () => {
					await navigator.clipboard.writeText(url);
					button.textContent = done;
					setTimeout(() => {
						button.textContent = label;
					}, 4000);
				}),
			);
		}
		if (share === 'system' && 'share' in navigator) {
			button.hidden = false;
			button.addEventListener('click', () => attempt(() => navigator.share({ title, url })));
		}
	}
}

/** Closing the sheet rejects the promise too, so there is nothing to report. */
async function attempt(action: () => Promise<void>): Promise<void> {
	try {
		await action();
	} catch (error) {
		console.warn('The page was not shared.', error);
	}
}
