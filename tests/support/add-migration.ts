import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One more migration in this folder, after all others. */
export function addMigration(folder: string, text: string): void {
	const file = join(folder, 'meta/_journal.json');
	const journal = JSON.parse(readFileSync(file, 'utf8'));
	const last = journal.entries.at(-1);
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_test' });
	writeFileSync(file, JSON.stringify(journal));
	writeFileSync(join(folder, '9999_test.sql'), text);
}
