import { randomBytes } from 'node:crypto';
import { decideKey, hasSealedRows, type KeyClass, readFingerprint } from '#db/accounts/sealed-rows';
import type { Database } from '#db/client';
import { AppError } from '#domain/app-error';
import { type BlobStore, netlifyBlobStore } from './blob-store.ts';
import { isPreview } from './deploy-context.ts';
import { deriveKey } from './derive-key.ts';

const keyBytes = 32;

/** One key for each class of deploys, apart from the database and whatever is copied from it. */
export const keyStore = (): BlobStore => netlifyBlobStore('keys', { ofSite: true });

const keyClass = (): KeyClass => (isPreview() ? 'preview' : 'production');

const unavailable = (text: string) => new AppError('unavailable', text, { retry_after: 60 });

const refused = (why: string) =>
	unavailable(
		`${why} Quem cuida do site a devolve, ou gera outra com \`npm run admin -- new-key\` (docs/deploy.md).`,
	);

const storeDown = () =>
	unavailable(
		'O Netlify Blobs, onde está a chave das contas, não responde. Nada se perdeu. Se durar, quem cuida do site vê em netlifystatus.com o que houve.',
	);

/** Every failure of the store is temporary: nothing is concluded from it. */
const ask = <Result>(work: Promise<Result>): Promise<Result> =>
	work.catch(() => Promise.reject(storeDown()));

const readKey = (blobs: BlobStore, kind: KeyClass) => ask(blobs.read(kind));

/** Writes a new key unless one is there, and returns the one that is: another deploy may have been first. */
async function makeKey(blobs: BlobStore, kind: KeyClass): Promise<string> {
	const made = randomBytes(keyBytes).toString('base64url');
	await ask(blobs.write(kind, made, { isNew: true }));
	const text = await readKey(blobs, kind);
	if (text === undefined) throw storeDown();
	return text;
}

const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** What the database keeps of a key: it tells two apart, and opens nothing. */
export const fingerprintOf = (key: Uint8Array): string =>
	deriveKey(key, 'tell keys apart').toString('hex');

function check(text: string | undefined, fingerprint: string): Uint8Array {
	if (text === undefined)
		throw refused('A chave que protege as contas não está mais no Netlify Blobs.');
	const key = decode(text);
	if (key.length === keyBytes && fingerprintOf(key) === fingerprint) return key;
	throw refused('A chave que está no Netlify Blobs não é a que protege as contas.');
}

/**
 * Returns the class's key, making it if there is none. Throws where production's rows were sealed with one that is
 * gone.
 */
async function decide(
	db: Database,
	blobs: BlobStore,
	{ kind, now }: { kind: KeyClass; now: Date },
): Promise<Uint8Array> {
	return decideKey(db, kind, async (tx, keep) => {
		const known = await readFingerprint(tx, kind);
		const kept = await readKey(blobs, kind);
		if (known !== undefined) return check(kept, known);
		if (kind === 'production' && (await hasSealedRows(tx, now)))
			throw refused('A chave que protege as contas não está mais em AUTH_SECRET.');
		const text = kept ?? (await makeKey(blobs, kind));
		const fingerprint = fingerprintOf(decode(text));
		const key = check(text, fingerprint);
		await keep(fingerprint);
		return key;
	});
}

/**
 * The key of a site without `AUTH_SECRET`. Fails closed: a store that is down, a key that is gone and a key that is not
 * the one that sealed the database's rows answer 503, and nothing replaces it.
 */
export async function takeKey(
	db: Database,
	blobs = keyStore(),
	now = new Date(),
): Promise<Uint8Array> {
	const kind = keyClass();
	const known = await readFingerprint(db, kind);
	if (known === undefined) return decide(db, blobs, { kind, now });
	return check(await readKey(blobs, kind), known);
}

/** The fingerprint of the key in the store; undefined when there is none or the store cannot be reached. */
export async function readKeptFingerprint(blobs = keyStore()): Promise<string | undefined> {
	const text = await blobs.read(keyClass()).catch(() => undefined);
	return text === undefined ? undefined : fingerprintOf(decode(text));
}
