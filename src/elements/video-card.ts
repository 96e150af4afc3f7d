const rights = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Hides a video's link behind the player on click, as paper has the link alone; nothing is requested from its host before that. */
export class VideoCard extends HTMLElement {
	connectedCallback(): void {
		this.querySelector('a')?.addEventListener('click', (event) => this.play(event));
	}

	private play(event: MouseEvent): void {
		const link = event.currentTarget as HTMLAnchorElement;
		const { player = '' } = link.dataset;
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		const frame = document.createElement('iframe');
		frame.title = link.querySelector('b')?.textContent ?? '';
		frame.allow = rights;
		// YouTube refuses to play without a referrer.
		frame.referrerPolicy = 'strict-origin-when-cross-origin';
		frame.src = player;
		this.prepend(frame);
		frame.focus();
	}
}
