import { expect, test } from 'vitest';
import { awaitDatabase } from '../../../scripts/local/await-database.ts';
import type { OpenDatabase } from '../../../scripts/local/open-database.ts';
import { BuildError } from '../../../scripts/site/build-error.ts';

const found = {} as OpenDatabase;

function start(failures: Error[]) {
	const lines: string[] = [];
	const aborter = new AbortController();
	let served = 0;
	const opened = awaitDatabase({
		open: async () => {
			const failure = failures.shift();
			if (failure) throw failure;
			return found;
		},
		serveMeanwhile: async () => {
			served += 1;
		},
		print: (line) => lines.push(line),
		signal: aborter.signal,
		pauseMs: 0,
	});
	return { opened, aborter, lines, served: () => served };
}

test('a start waits for a database that does not answer, serves readers meanwhile, and says so once', async () => {
	const away = () => new Error('O banco de dados em db.test não respondeu');
	const { opened, lines, served } = start([away(), away(), away()]);
	expect(await opened).toBe(found);
	expect(served()).toBe(1);
	expect(lines).toEqual([expect.stringContaining('não respondeu')]);
});

test('a migration that the database refuses ends the start', async () => {
	const { opened, served } = start([new BuildError('code', 'recusou')]);
	await expect(opened).rejects.toThrow('recusou');
	expect(served()).toBe(0);
});

test('stopping a start does not wait for the database', async () => {
	const { opened, aborter } = start(Array.from({ length: 1000 }, () => new Error('away')));
	aborter.abort();
	await expect(opened).rejects.toThrow();
});
