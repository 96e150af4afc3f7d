const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sanitiser escapes only these four and decodes all others. */
export function decodeEntities(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
