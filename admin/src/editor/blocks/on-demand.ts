/** A lost connection may be back by then. */
const againMs = 3_000;

/** A part of the editor that comes when it is first wanted; what waits for it is done in its order. */
export function onDemand<Part extends object>(load: () => Promise<Part>) {
	let part: Part | undefined;
	let coming: Promise<Part> | undefined;
	const waiting: ((part: Part) => void)[] = [];
	const loadOnce = (): Promise<Part> => {
		coming ??= load();
		coming.then(
			(come) => {
				part = come;
			},
			() => {
				coming = undefined;
			},
		);
		return coming;
	};
	const bring = (): unknown =>
		loadOnce().then(
			(come) => {
				for (const act of waiting.splice(0)) act(come);
			},
			() => setTimeout(bring, againMs),
		);
	return {
		load: loadOnce,
		/** Now, where the part has come already. */
		use(act: (part: Part) => void): void {
			if (part) act(part);
			else if (waiting.push(act) === 1) bring();
		},
	};
}
