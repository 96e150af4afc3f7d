import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findNextDue } from '#db/plans/publish-due';
import { netlifyBlobStore } from '#lib/blob-store';
import { isIdle, readMarker, writeMarker } from '#steps/schedule/scheduler-marker';
import { startBlobs } from '../../../scripts/local/blobs.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { createTestDeps } from '../../support/test-deps.ts';

test('C4: the scheduler is told of what an import schedules', async () => {
	const { db, url, close } = await createTestDatabase();
	const folder = await mkdtemp(join(tmpdir(), 'announced-'));
	const blobs = await startBlobs(folder);
	const deps = { ...createTestDeps(db), blobs: netlifyBlobStore(), now: () => new Date() };
	const file = join(folder, 'amanha.md');
	const run = () => {
		const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: url };
		const args = ['scripts/import.ts', file, '--publish'];
		return promisify(execFile)(process.execPath, args, { env });
	};
	const sleeps = async () => isIdle(await readMarker(deps), new Date());
	try {
		await writeMarker(deps, [], null);
		expect(await sleeps()).toBe(true);
		const date = new Date(Date.now() + 86_400_000).toISOString();
		await writeFile(file, `---\ntitle: Amanhã\ndate: ${date}\n---\nUm texto.`);
		await run();
		expect(await findNextDue(db)).toBeDefined();
		expect(await sleeps()).toBe(false);
	} finally {
		await blobs.stop();
		delete process.env['NETLIFY_BLOBS_CONTEXT'];
		await rm(folder, { recursive: true, force: true });
		await close();
	}
});
