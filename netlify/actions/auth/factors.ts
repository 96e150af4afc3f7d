import { randomUUID } from 'node:crypto';
import { generateSecret, generateURI } from 'otplib';
import { renderSVG } from 'uqr';
import { site } from '#config/site';
import type {
	challengeFactor,
	enrollFactor,
	makeRecoveryCodes,
	unenrollFactor,
} from '#contract/auth/factors';
import { openChallenge } from '#db/accounts/mfa-challenges';
import { replaceRecoveryCodes } from '#db/accounts/recovery-codes';
import {
	addFactor,
	getFactor,
	listFactors,
	mostFactors,
	removeFactor,
} from '#db/accounts/second-factors';
import { AppError } from '#domain/app-error';
import { sessionOf } from '#lib/caller';
import { encrypt } from '#lib/derive-key';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { checkConfirmed } from '#steps/account/check-confirmed';
import { refuseGrant } from './not-offered.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';

/** Throws `reauthentication_needed`. */
export const enroll: Action<typeof enrollFactor> = async (input, deps, caller) => {
	if (input.factor_type !== 'totp') return refuseGrant();
	const { user } = checkConfirmed(sessionOf(caller), deps);
	const factors = await listFactors(deps.db, user.id);
	if (factors.filter(({ status }) => status === 'verified').length >= mostFactors) {
		throw new AppError('invalid_input', `Uma conta tem até ${mostFactors} aplicativos.`);
	}
	const [id, secret] = [randomUUID(), generateSecret()];
	const name = input.friendly_name;
	const sealed = encrypt(await deps.authSecret(), secret, id);
	await addFactor(deps.db, { id, userId: user.id, name, secret: sealed, now: deps.now() });
	const uri = generateURI({ issuer: input.issuer ?? site.name, label: user.email, secret });
	return {
		id,
		type: 'totp',
		friendly_name: name,
		totp: { qr_code: renderSVG(uri, { border: 1 }), secret, uri },
	};
};

export const challenge: Action<typeof challengeFactor> = async ({ id }, deps, caller) => {
	const session = sessionOf(caller);
	const factor = await getFactor(deps.db, { userId: session.user.id, id });
	const asked = { factorId: factor.id, sessionId: session.id, now: deps.now() };
	const opened = await openChallenge(deps.db, asked);
	const expires_at = Math.floor(Date.parse(opened.expires_at) / 1000);
	return { id: opened.id, type: 'totp', expires_at };
};

/** Throws `reauthentication_needed`. */
export const unenroll: Action<typeof unenrollFactor> = async ({ id }, deps, caller) => {
	const { user } = checkConfirmed(sessionOf(caller), deps);
	const owner = { id: user.id, name: user.name, ip: caller.ip };
	await removeFactor(deps.db, { owner, id, now: deps.now() });
	return { id };
};

/** Replaces all recovery codes. Throws `reauthentication_needed`, or fails when the account has no second factor. */
export const renewRecoveryCodes: Action<typeof makeRecoveryCodes> = async (_, deps, caller) => {
	const { user } = checkConfirmed(sessionOf(caller), deps);
	const factors = await listFactors(deps.db, user.id);
	if (!factors.some(({ status }) => status === 'verified')) {
		throw new AppError('invalid_input', 'Ative antes a verificação em duas etapas.');
	}
	const { codes, codeHashes } = await drawRecoveryCodes(user.id, deps);
	await replaceRecoveryCodes(deps.db, { userId: user.id, codeHashes, now: deps.now() });
	await writeAudit(deps, caller, { event: 'recovery_codes_made' });
	return { recovery_codes: codes };
};
