import { createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { clearIfKilled } from '../local/run-command.ts';
import { atMost, type FileTree } from './file-tree.ts';
import { ImportError } from './import-error.ts';
import { openZip } from './open-zip.ts';

const mostBytes = 2_000_000_000;
const isZip = (name: string) => /\.zip$/i.test(name);
/** Notion lists its parts beside them. */
const isIndex = (name: string) => /^index\.html$/i.test(name);

/** Copies a zip out of a zip, because its directory is at its end, and opens it. */
async function openInner(outer: FileTree, name: string): Promise<FileTree> {
	const folder = await mkdtemp(join(tmpdir(), 'blog-import-'));
	const forget = clearIfKilled(() => rmSync(folder, { recursive: true, force: true }));
	const remove = async () => {
		await rm(folder, { recursive: true, force: true });
		forget();
	};
	try {
		const path = join(folder, 'inner.zip');
		await pipeline(
			atMost(outer.open(name), mostBytes, name),
			createWriteStream(path, { mode: 0o600 }),
		);
		const inner = await openZip(path, name);
		return {
			...inner,
			async close() {
				await inner.close();
				await remove();
			},
		};
	} catch (error) {
		await remove();
		throw error;
	} finally {
		await outer.close();
	}
}

/** Opens a zip, or the one that is all that it has: Notion and some disks wrap what they give in another. */
export async function openOuterZip(path: string): Promise<FileTree> {
	const outer = await openZip(path);
	const inner = outer.names.filter(isZip);
	const [only, ...others] = inner;
	if (!only || outer.names.some((name) => !isZip(name) && !isIndex(name))) return outer;
	if (others.length === 0) return openInner(outer, only);
	await outer.close();
	throw new ImportError(
		`${basename(path)}: há ${inner.length} zips aqui dentro. Descompacte-os, ponha tudo em uma pasta e importe a pasta.`,
	);
}
