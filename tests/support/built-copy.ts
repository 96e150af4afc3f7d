import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from './project-copy.ts';

const root = join(import.meta.dirname, '..', '..');

export interface BuiltCopy {
	folder: string;
	/** Builds as a deploy does, with these settings alone; returns what it said. Rejects when the build fails. */
	build: (settings: Record<string, string>) => Promise<string>;
	read: (file: string) => string;
	remove: () => Promise<void>;
}

/** A copy of the project, so that a test can build it under other settings, or change it. */
export async function makeBuiltCopy(): Promise<BuiltCopy> {
	const folder = await mkdtemp(join(tmpdir(), 'blog-copy-'));
	await copyProject(folder);
	await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
	const own = { PATH: process.env['PATH'], HOME: folder, DATA_DIR: join(folder, '.data') };
	return {
		folder,
		build: async (settings) => {
			const options = { cwd: folder, env: { ...own, ...settings } };
			const run = promisify(execFile)(process.execPath, ['scripts/build.ts'], options);
			const { stdout, stderr } = await run;
			return stdout + stderr;
		},
		read: (file) => readFileSync(join(folder, file), 'utf8'),
		remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }),
	};
}
