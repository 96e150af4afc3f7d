/** Copying the link and the system's share sheet, where the browser has them; WhatsApp and LinkedIn are plain links. */
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

/** A reader who closes the sheet rejects it too: nothing to tell. */
async function attempt(action: () => Promise<void>): Promise<void> {
	try {
		await action();
	} catch (error) {
		console.warn('The page was not shared.', error);
	}
}
