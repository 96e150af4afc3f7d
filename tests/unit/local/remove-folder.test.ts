import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { removeFolder } from '../../../scripts/local/leftovers.ts';

const names = Array.from({ length: 200 }, (_, at) => `f${at}`);
const removeBeside = `
	const { unlinkSync } = require('node:fs');
	const { workerData } = require('node:worker_threads');
	for (;;) for (const path of workerData) try { unlinkSync(path); } catch {}
`;

test('D9: a folder goes whole while another process removes what stands in it', async () => {
	const folder = join(mkdtempSync(join(tmpdir(), 'removed-')), 'work');
	const files = names.map((name) => join(folder, name));
	const other = new Worker(removeBeside, { eval: true, workerData: files });
	let left = 0;
	for (let round = 0; round < 30; round += 1) {
		mkdirSync(folder, { recursive: true });
		for (const file of files) writeFileSync(file, '');
		removeFolder(folder);
		if (existsSync(folder)) left += 1;
	}
	await other.terminate();
	removeFolder(join(folder, '..'));
	expect(left).toBe(0);
});
