import { createHmac } from 'node:crypto';
import type { Caller } from './caller.ts';
import { deviceCookie } from './cookies.ts';
import type { Deps } from './deps.ts';
import { deriveKey } from './derive-key.ts';
import { isSameHash, makeToken } from './tokens.ts';

export interface Account {
	id: string;
	password_hash: string;
}

/** Signs a device's name together with the password's hash: a new password makes all names worthless. */
const sign = (secret: Uint8Array, { id, password_hash }: Account, name: string) =>
	createHmac('sha256', deriveKey(secret, 'know devices'))
		.update([id, password_hash, name].join('\n'))
		.digest('base64url');

/** The name of the calling browser, if it has signed in to this account since its password was set. */
export async function findDevice(
	account: Account,
	deps: Deps,
	{ device = '' }: Caller,
): Promise<string | undefined> {
	const [name = '', mark = ''] = device.split('.');
	return isSameHash(mark, sign(await deps.authSecret(), account, name)) ? name : undefined;
}

/** A browser keeps its name, and so its failures, through all its sign-ins. */
export async function keepDevice(account: Account, deps: Deps, caller: Caller): Promise<void> {
	const name = (await findDevice(account, deps, caller)) ?? makeToken(deps);
	const mark = sign(await deps.authSecret(), account, name);
	deviceCookie.keep(caller.replyHeaders, deps, `${name}.${mark}`);
}
