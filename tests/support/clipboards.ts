import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a program puts on the clipboard, and the text that the editor makes of it. */
export interface Clipboard {
	/** The name of its folder in `tests/fixtures/clipboards`. */
	program: string;
	html: string;
	plain: string;
	rtf: string;
	/** The pictures that were sent are called `imagem-1`, `imagem-2` … */
	markdown: string;
	source: string;
}

const folder = join(import.meta.dirname, '..', 'fixtures', 'clipboards');

export const clipboards: readonly Clipboard[] = readdirSync(folder, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => {
		const read = (file: string) => {
			const path = join(folder, name, file);
			return existsSync(path) ? readFileSync(path, 'utf8') : '';
		};
		return {
			program: name,
			html: read('clipboard.html'),
			plain: read('plain.txt'),
			rtf: read('clipboard.rtf'),
			markdown: read('expected.md').replace(/\n$/, ''),
			source: read('source.md'),
		};
	});
