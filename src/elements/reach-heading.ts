/** Links from elsewhere name headings without this blog's prefix, and in the way of another tool. */
export function reachHeading(): void {
	const reach = async () => {
		const name = location.hash.slice(1);
		if (!name || document.getElementById(name)) return;
		let id = document.getElementById(`sec-${name}`)?.id;
		if (!id) {
			// Most links name a heading as it is called here, and load nothing more.
			const words = await import('./heading-by-words.ts');
			id = words.headingByWords(name);
		}
		if (id) location.replace(`#${id}`);
	};
	void reach();
	addEventListener('hashchange', reach);
}
