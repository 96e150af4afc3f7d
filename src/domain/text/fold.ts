/** Text as searches and comparisons see it: `Gestão` → `gestao`. Offsets may differ from the original's. */
export function fold(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}+/gu, '');
}
