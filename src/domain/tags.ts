/** Spec §5: splits tags at commas, trims them, drops empty ones, and counts repetitions once. */
export function parseTags(text: string): string[] {
	const tags = text.split(',').map((tag) => tag.trim());
	return [...new Set(tags.filter((tag) => tag !== ''))];
}
