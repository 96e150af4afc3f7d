/** Returns what uses parts that a text without such a block never loads: now, where they have come already. */
export function lazyParts<Parts>(
	load: () => Promise<Parts>,
): (use: (parts: Parts) => void) => void {
	let parts: Parts | undefined;
	return (use) => {
		if (parts) use(parts);
		else
			void load().then((come) => {
				parts = come;
				use(come);
			});
	};
}
