import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row's proof: `tests/…` with the name of a test in angle quotes; further names refer to the same file. */
const cited = /`(tests\/[^`]+)`|«([^»]+)»/g;
/** A test's name as written in its file, including escaped quotes. */
const written = (text: string) => text.replaceAll("\\'", "'");

/** Tests that a document cites and that do not exist, and table rows that cite none. */
export function findLostProofs(root: string, document: string): string[] {
	const lost: string[] = [];
	for (const row of readFileSync(join(root, document), 'utf8').split('\n')) {
		if (!row.startsWith('| ') || row.startsWith('| sentence')) continue;
		let file = '';
		let names = 0;
		for (const [, path, name = ''] of row.matchAll(cited)) {
			if (path) file = path;
			else {
				names += 1;
				const source = join(root, file);
				if (file === '' || !existsSync(source)) lost.push(`${file}: ${name}`);
				else if (!written(readFileSync(source, 'utf8')).includes(name))
					lost.push(`${file}: ${name}`);
			}
		}
		if (names === 0) lost.push(`no test: ${row}`);
	}
	return lost;
}
