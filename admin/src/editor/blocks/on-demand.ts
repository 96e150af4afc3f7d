/** Code that is loaded when it is first needed. */
export function onDemand<Part extends object>(load: () => Promise<Part>) {
	let part: Part | undefined;
	const loadOnce = async (): Promise<Part> => {
		part ??= await load();
		return part;
	};
	return {
		load: loadOnce,
		/** Now, where the part has come already. */
		use(act: (part: Part) => void): void {
			if (part) act(part);
			else void loadOnce().then(act);
		},
	};
}
