import * as factors from '#contract/auth/factors';
import * as mailed from '#contract/auth/mailed-codes';
import { jwks, logout, notOffered, wellKnownJwks } from '#contract/auth/others';
import { tokenGrant } from '#contract/auth/token';
import { readUser, updateUser } from '#contract/auth/user';
import { serve } from '#lib/serve';
import { serveGroup } from '#lib/serve-calls';
import { challenge, enroll, renewRecoveryCodes, unenroll } from './auth/factors.ts';
import { endSessions } from './auth/logout.ts';
import { mailConfirmation, mailSignIn, recoverPassword } from './auth/mail-code.ts';
import { refuseTheRest, showKeys } from './auth/not-offered.ts';
import { grantToken } from './auth/token.ts';
import { changeUser, showUser } from './auth/user.ts';
import { verifyCode } from './auth/verify-code.ts';
import { verifyFactor } from './auth/verify-factor.ts';

/** The authentication endpoints of the backend client that this product offers. */
export const auth = serveGroup(
	[
		serve(tokenGrant, grantToken),
		serve(readUser, showUser),
		serve(updateUser, changeUser),
		serve(logout, endSessions),
		serve(mailed.reauthenticate, mailConfirmation),
		serve(mailed.recover, recoverPassword),
		serve(mailed.otp, mailSignIn),
		serve(mailed.verifyCode, verifyCode),
		serve(factors.enrollFactor, enroll),
		serve(factors.challengeFactor, challenge),
		serve(factors.verifyFactor, verifyFactor),
		serve(factors.unenrollFactor, unenroll),
		serve(factors.makeRecoveryCodes, renewRecoveryCodes),
		serve(jwks, showKeys),
		serve(wellKnownJwks, showKeys),
	],
	serve(notOffered, refuseTheRest),
);
