import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of the file's own, which goes with its last test. */
export function folderForFile(): string {
	const folder = mkdtempSync(join(tmpdir(), 'blog-tests-'));
	afterAll(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
