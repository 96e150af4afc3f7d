/** Spec §5: tags are split on commas and trimmed, empty entries dropped; a repeated tag counts once. */
export function parseTags(text: string): string[] {
	const tags = text.split(',').map((tag) => tag.trim());
	return [...new Set(tags.filter((tag) => tag !== ''))];
}
