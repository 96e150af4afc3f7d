type Hydrate = () => Promise<void>;

/** Scrolling it, pressing one of its buttons or an arrow key there, or a `use` event, which scripts send. */
const uses = ['use', 'scroll', 'pointerdown', 'click', 'keydown'];

function isUse(event: Event): boolean {
	if (event instanceof KeyboardEvent) return event.key.startsWith('Arrow');
	if (event.type === 'use' || event.type === 'scroll') return true;
	return (event.target as Element).closest('button') !== null;
}

function repeat(event: Event): void {
	if (event.type === 'click') (event.target as Element).closest('button')?.click();
	else event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
}

/** `client:use`: an island is hydrated when it is first used; what was pressed until then is pressed again. */
export default function hydrateOnUse(
	load: () => Promise<Hydrate>,
	_options: unknown,
	island: HTMLElement,
): void {
	const waiting = new AbortController();
	const presses: Event[] = [];
	let isLoading = false;
	const use = (event: Event) => {
		if (!isUse(event)) return;
		if (event.type === 'click' || event.type === 'keydown') presses.push(event);
		if (isLoading) return;
		isLoading = true;
		void load()
			.then((hydrate) => hydrate())
			// As Astro tells of an island whose code threw.
			.catch((error: unknown) => {
				const detail = { error };
				const isUntold = island.dispatchEvent(
					new CustomEvent('astro:hydration-error', { cancelable: true, detail }),
				);
				if (isUntold) console.error(error);
			})
			.finally(() => {
				// Where it failed, the next use tries again.
				isLoading = false;
			});
	};
	const { signal } = waiting;
	for (const name of uses)
		island.addEventListener(name, use, { capture: true, passive: true, signal });
	island.addEventListener(
		'astro:hydrate',
		() => {
			waiting.abort();
			for (const event of presses) repeat(event);
		},
		{ once: true },
	);
}
