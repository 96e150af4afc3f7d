import { isRecord, readSettings } from './front-matter.ts';

/** Names by the keys with which articles name their authors, from the file of Docusaurus or of Jekyll. */
export function readAuthors(name: string, text: string): ReadonlyMap<string, string> {
	try {
		const named = Object.entries(readSettings(name, text)).map(([key, author]) => {
			const given = isRecord(author) ? (author['name'] ?? author['display_name']) : author;
			return [key.normalize('NFC'), typeof given === 'string' ? given : ''] as const;
		});
		return new Map(named.filter(([, given]) => given.trim() !== ''));
	} catch {
		return new Map();
	}
}
