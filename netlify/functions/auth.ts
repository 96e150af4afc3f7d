import { challenge, enroll, renewRecoveryCodes, unenroll } from '#actions/auth/factors';
import { showKeys } from '#actions/auth/jwks';
import { endSessions } from '#actions/auth/logout';
import { mailConfirmation, mailSignIn, recoverPassword } from '#actions/auth/mail-code';
import { refuseTheRest } from '#actions/auth/not-offered';
import { grantToken } from '#actions/auth/token';
import { changeUser, showUser } from '#actions/auth/user';
import { verifyCode } from '#actions/auth/verify-code';
import { verifyFactor } from '#actions/auth/verify-factor';
import * as factors from '#contract/auth/factors';
import { logout } from '#contract/auth/logout';
import * as mailed from '#contract/auth/mailed-codes';
import { jwks, notOffered, wellKnownJwks } from '#contract/auth/others';
import { tokenGrant } from '#contract/auth/token';
import { readUser, updateUser } from '#contract/auth/user';
import { serve } from '#lib/serve';
import { serveFamily } from '#lib/serve-family';

/** Spec §7, S35: the authentication endpoints of the backend client that this product offers. */
export default serveFamily(
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
export const config = { path: '/api/auth/*' };
