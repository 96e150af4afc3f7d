import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mfaFactors, recoveryCodes } from '#db/account-schema';
import { hasHadAccount, markFirstAccount } from '#db/accounts/create-admin';
import { readFingerprint } from '#db/accounts/sealed-rows';
import { readStoredHook, writeStoredHook } from '#db/publishing/build-hook';
import { readLaneSwitch, switchLaneOn } from '#db/publishing/fast-lane-switch';
import { fingerprintOf, takeKey } from '#lib/kept-key';
import { sealHook } from '#steps/publish/build-hook-state';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { authClient } from '../../support/auth-client.ts';
import { memoryBlobStore } from '../../support/memory-blob-store.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { admin, createTestApi, type TestApi } from '../../support/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let api: TestApi;
let target: TestDatabase;
let folder: string;
const keys = memoryBlobStore();
const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef01234567';
const nothing = { emails: [], hadHook: false };
const now = new Date('2026-03-11T12:00:00.000Z');
beforeEach(async () => {
	[api, target] = [await createTestApi(), await createTestDatabase()];
	folder = await mkdtemp(join(tmpdir(), 'restored-key-'));
});
afterEach(async () => {
	keys.texts.clear();
	await rm(folder, { recursive: true });
	await target.close();
	await api.close();
});

/** Of a blog whose owner has a second factor. */
async function backUp(): Promise<string> {
	const path = join(folder, 'copy');
	const client = authClient(api);
	await client.switchOn((await client.grant()).body.access_token);
	const { db, deps } = api;
	await writeStoredHook(db, await sealHook(deps, hook));
	return writeCopy(path);
}

async function writeCopy(path: string): Promise<string> {
	const { db, deps } = api;
	const settings = { variables: {}, secrets: [] };
	await writeBackup({ db, pictures: deps.pictures, settings, folder: path, now });
	return path;
}

const restore = async (path: string, fingerprint?: string, authSecret?: string) =>
	restoreBackup(await openBackup(path), {
		db: target.db,
		pictures: memoryPictureStore(),
		replace: true,
		now,
		fingerprint,
		authSecret,
	});
const countSealed = async () => [
	await target.db.$count(mfaFactors),
	await target.db.$count(recoveryCodes),
];

test('what another key sealed goes with the restore, which names the hook and who loses a second factor, and a key is made', async () => {
	api.deps.authSecret = () => takeKey(api.db, keys, now);
	const path = await backUp();
	expect((await restore(path)).unsealed).toEqual({ emails: [admin.email], hadHook: true });
	expect(await countSealed()).toEqual([0, 0]);
	expect(await readStoredHook(target.db)).toBeUndefined();
	expect(await readFingerprint(target.db, 'production')).toBeUndefined();
	const others = memoryBlobStore();
	await takeKey(target.db, others, now);
	expect(others.texts.get('production')).not.toBe(keys.texts.get('production'));
});

test('in the project with the same key, it stays, also in a new database', async () => {
	api.deps.authSecret = () => takeKey(api.db, keys, now);
	const path = await backUp();
	const fingerprint = fingerprintOf(await takeKey(api.db, keys, now));
	expect((await restore(path, fingerprint)).unsealed).toEqual(nothing);
	expect((await restore(path)).unsealed).toEqual(nothing);
	expect(await countSealed()).toEqual([1, 8]);
	expect(fingerprintOf(await takeKey(target.db, keys, now))).toBe(fingerprint);
});

test('with the same AUTH_SECRET on both sides, or one that is not known here, nothing is taken from a backup', async () => {
	const path = await backUp();
	const same = new TextDecoder().decode(await api.deps.authSecret());
	for (const secret of [undefined, same]) {
		expect((await restore(path, undefined, secret)).unsealed).toEqual(nothing);
		expect(await countSealed()).toEqual([1, 8]);
	}
});

test('with another AUTH_SECRET than the backup’s the accounts are named that lose a second factor, because nobody could sign in with it', async () => {
	const path = await backUp();
	const { unsealed } = await restore(path, undefined, 'another secret, of 32 bytes or even more');
	expect(unsealed).toEqual({ emails: [admin.email], hadHook: true });
	expect(await countSealed()).toEqual([0, 0]);
});

test('a restore does not open the form for the first account again', async () => {
	const path = join(folder, 'empty');
	const settings = { variables: {}, secrets: [] };
	const { pictures } = api.deps;
	await writeBackup({ db: target.db, pictures, settings, folder: path, now });
	await restore(path);
	expect(await hasHadAccount(target.db)).toBe(false);
	await markFirstAccount(target.db);
	await restore(path);
	expect(await hasHadAccount(target.db)).toBe(true);
});

test('S105: the fast lane is off after a restore, whatever the backup had, and the restore knows that it was on', async () => {
	expect((await restore(await writeCopy(join(folder, 'off')))).hadLane).toBe(false);
	await switchLaneOn(api.db, await readLaneSwitch(api.db));
	expect((await restore(await writeCopy(join(folder, 'on')))).hadLane).toBe(true);
	expect(await readLaneSwitch(target.db)).toEqual({ on: false, turn: 0 });
});
