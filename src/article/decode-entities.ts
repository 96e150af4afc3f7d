const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The renderer escapes only these four. */
export function decodeEntities(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
