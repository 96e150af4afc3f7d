/** Paper shows what is folded, too, in browsers whose style sheets cannot unfold it. */
export function unfoldForPrint(): void {
	let unfolded: Iterable<HTMLDetailsElement> = [];
	addEventListener('beforeprint', () => {
		unfolded = document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open])');
		for (const details of unfolded) details.open = true;
	});
	addEventListener('afterprint', () => {
		for (const details of unfolded) details.open = false;
	});
}
