import { once } from 'node:events';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLines } from '../local/read-lines.ts';
import { clearIfKilled } from '../local/run-command.ts';

export interface Spool<Entry> {
	write: (entry: Entry) => Promise<void>;
	/** Finishes writing first. */
	read: () => AsyncGenerator<Entry>;
	remove: () => Promise<void>;
}

/** A list on disk: an import of any length is read completely before its first row is stored. */
export async function openSpool<Entry>(): Promise<Spool<Entry>> {
	const folder = await mkdtemp(join(tmpdir(), 'blog-import-'));
	const forget = clearIfKilled(() => rmSync(folder, { recursive: true, force: true }));
	const path = join(folder, 'spool');
	const stream = createWriteStream(path, { mode: 0o600 });
	return {
		async write(entry) {
			if (!stream.write(`${JSON.stringify(entry)}\n`)) await once(stream, 'drain');
		},
		async *read() {
			if (!stream.writableEnded) {
				stream.end();
				await once(stream, 'finish');
			}
			for await (const line of readLines(createReadStream(path))) yield JSON.parse(line) as Entry;
		},
		async remove() {
			stream.destroy();
			await rm(folder, { recursive: true, force: true });
			forget();
		},
	};
}
