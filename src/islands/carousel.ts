const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row of cards that scrolls without script; this adds arrows and keys that move it by `data-step` cards (Spec §9: 2). */
class PostCarousel extends HTMLElement {
	connectedCallback(): void {
		const track = this.querySelector<HTMLElement>('.track');
		const [back, forward] = this.querySelectorAll<HTMLButtonElement>('.arrows button');
		if (!track || !back || !forward) return;
		const cards = Number(this.dataset['step']);

		const move = (direction: number) => {
			const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
			const step = first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
			track.scrollBy({ left: direction * cards * step });
		};
		const update = () => {
			const end = track.scrollWidth - track.clientWidth;
			setDisabled(back, forward, track.scrollLeft < 8);
			setDisabled(forward, back, track.scrollLeft > end - 8);
		};
		back.addEventListener('click', () => move(-1));
		forward.addEventListener('click', () => move(1));
		this.addEventListener('keydown', (event) => {
			const direction = keys[event.key];
			if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			move(direction);
		});
		track.addEventListener('scroll', update, { passive: true });
		new ResizeObserver(update).observe(track);
	}
}

/** Disabling a focused button would lose the keyboard focus, so it moves to the other button. */
function setDisabled(button: HTMLButtonElement, twin: HTMLButtonElement, disabled: boolean): void {
	if (button.disabled === disabled) return;
	const hadFocus = document.activeElement === button;
	button.disabled = disabled;
	if (disabled && hadFocus) twin.focus({ preventScroll: true });
}

customElements.define('post-carousel', PostCarousel);
