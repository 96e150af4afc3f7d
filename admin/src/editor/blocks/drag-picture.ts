interface DragActs {
	start: () => void;
	/** The pointer is at this point of the window. */
	over: (x: number, y: number) => void;
	end: (isDropped: boolean) => void;
}

/** Moves what the grip belongs to under a mouse, a finger or a pen. */
export function dragPicture(grip: HTMLElement, moved: HTMLElement, acts: DragActs): void {
	let origin: { x: number; y: number } | undefined;
	const end = (isDropped: boolean) => {
		if (!origin) return;
		origin = undefined;
		moved.style.translate = '';
		moved.classList.remove('held');
		acts.end(isDropped);
	};
	grip.addEventListener('pointerdown', (event) => {
		if (event.button !== 0 || origin) return;
		event.preventDefault();
		origin = { x: event.clientX, y: event.clientY };
		grip.setPointerCapture?.(event.pointerId);
		acts.start();
	});
	grip.addEventListener('pointermove', ({ clientX, clientY }) => {
		if (!origin) return;
		acts.over(clientX, clientY);
		moved.classList.add('held');
		moved.style.translate = `${clientX - origin.x}px ${clientY - origin.y}px`;
	});
	grip.addEventListener('pointerup', () => end(true));
	for (const lost of ['pointercancel', 'lostpointercapture'])
		grip.addEventListener(lost, () => end(false));
}
