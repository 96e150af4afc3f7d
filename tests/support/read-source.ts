import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { ImportItem } from '../../scripts/import/import-item.ts';
import { openSource } from '../../scripts/import/open-source.ts';

/** What a file of this name has for an import. */
export async function readSource(name: string, content: string | Uint8Array) {
	const folder = await mkdtemp(join(tmpdir(), 'source-'));
	try {
		const path = join(folder, name);
		await writeFile(path, content);
		const source = await openSource(path);
		try {
			const items: ImportItem[] = [];
			for await (const item of source.items()) items.push(item);
			const { ownHosts, remarks } = source;
			return { items, ownHosts, remarks, leftOut: source.listLeftOut?.() };
		} finally {
			await source.close();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The same for `blog.zip` with these files. */
export function readZip(files: Record<string, string | Uint8Array>) {
	const entries = Object.entries(files).map(([name, file]): [string, Uint8Array] => [
		name,
		typeof file === 'string' ? strToU8(file) : file,
	]);
	return readSource('blog.zip', zipSync(Object.fromEntries(entries)));
}
