import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseServerFolder, tellServerFolder } from '../../../scripts/local/server-folder.ts';

let folder: string;
let dataDir: string;
let outsideRoot: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'server-folder-'));
	[dataDir, outsideRoot] = [join(folder, 'data'), join(folder, 'var')];
	for (const path of [dataDir, outsideRoot]) mkdirSync(path);
});
afterEach(() => {
	vi.restoreAllMocks();
	rmSync(folder, { recursive: true });
});

const inside = () => join(dataDir, 'postgres');
const owner = () =>
	chooseServerFolder(dataDir, { isOther: false, canEnter: () => true, outsideRoot });
/** Root without user namespaces runs PostgreSQL as `nobody`. */
const nobody = (enters: boolean) =>
	chooseServerFolder(dataDir, { isOther: true, canEnter: () => enters, outsideRoot });

/** A first start as `nobody`, who may not enter the data folder. */
function startOutside(): string {
	const print = vi.spyOn(console, 'warn').mockReturnValue();
	const outside = nobody(false);
	mkdirSync(outside);
	tellServerFolder(dataDir, outside);
	expect(print.mock.lastCall?.[0]).toContain(
		`O banco de dados está em ${outside}, e não em ${dataDir}`,
	);
	return outside;
}

test('a server is in its data folder whenever it may be, and nothing is said', () => {
	const print = vi.spyOn(console, 'warn').mockReturnValue();
	expect([owner(), nobody(true)]).toEqual([inside(), inside()]);
	tellServerFolder(dataDir, inside());
	expect(print).not.toHaveBeenCalled();
});

test('a server that may not enter is outside, says where, and is found there again', () => {
	const outside = startOutside();
	expect(outside.startsWith(join(outsideRoot, 'blog-postgres-'))).toBe(true);
	expect([nobody(false), nobody(true)]).toEqual([outside, outside]);
});

test('no second database begins beside one inside that cannot be entered', () => {
	mkdirSync(inside());
	expect(() => nobody(false)).toThrow(/está em .*data\/postgres, onde o PostgreSQL não entra/);
});

test('no second database begins inside when the first is outside, under whatever user', () => {
	const outside = startOutside();
	expect(owner).toThrow(`O banco de dados de ${dataDir} está em ${outside}`);
});

test('a data folder that moved still knows its database, and none begins when that is gone', () => {
	const outside = startOutside();
	const moved = join(folder, 'moved');
	renameSync(dataDir, moved);
	dataDir = moved;
	expect(nobody(false)).toBe(outside);
	rmSync(outside, { recursive: true });
	expect(() => nobody(false)).toThrow(/lá não há nada/);
	expect(owner).toThrow(/lá não há nada/);
});
