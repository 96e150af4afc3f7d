import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#config/paths';
import type { AuthSession } from '#contract/auth/account';
import { challengeFactor, verifyFactor } from '#contract/auth/factors';
import { verifyCode } from '#contract/auth/mailed-codes';
import { updateUser } from '#contract/auth/user';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { messages } from '../../messages.ts';
import { announce, enterWith } from '../../session/session.ts';

/** The account's second factor, if there is one. */
const activeFactor = ({ user }: AuthSession) =>
	user.factors.find(({ status }) => status === 'verified');

/** Submits the second factor's code; returns the complete session. */
async function complete(session: AuthSession, code: string): Promise<AuthSession> {
	const factor = activeFactor(session);
	if (!factor) return session;
	const options = { token: session.access_token };
	const { id } = await call(challengeFactor, { id: factor.id }, options);
	const whole = await call(verifyFactor, { id: factor.id, challenge_id: id, code }, options);
	announce('mfa-verified');
	return whole;
}

async function setPassword(session: AuthSession, password: string): Promise<void> {
	const options = { token: session.access_token };
	const { session: tokens, ...user } = await call(updateUser, { password }, options);
	if (!tokens) throw new ApiError({ code: 'bad_reply', message: messages.errors.badReply });
	enterWith(tokens, { name: user.user_metadata.name, email: user.email });
}

type Opened = { session: AuthSession } | { failure: unknown } | undefined;

/** Opens a session with the code after the `#`. The code works only once, so it is removed from the history. */
export function useRecovery() {
	const { hash } = useLocation();
	const navigate = useNavigate();
	const [code] = useState(() => hash.slice(1));
	const [opened, setOpened] = useState<Opened>();
	const [isWhole, setIsWhole] = useState(false);
	const isAsked = useRef(false);
	const open = () => {
		setOpened(undefined);
		call(verifyCode, { type: 'recovery', token: code })
			.then((session) => {
				announce('password-recovery');
				setOpened({ session });
			})
			.catch((failure: unknown) => setOpened({ failure }));
	};
	useEffect(() => {
		if (isAsked.current) return;
		isAsked.current = true;
		void navigate({ hash: '' }, { replace: true });
		open();
	});
	const session = opened && 'session' in opened ? opened.session : undefined;
	const finish = async (given: { password: string; code: string }) => {
		if (!session) return;
		const whole = isWhole ? session : await complete(session, given.code);
		setOpened({ session: whole });
		setIsWhole(true);
		await setPassword(whole, given.password);
		void navigate(paths.admin.home, { replace: true });
	};
	const needsCode = Boolean(session && !isWhole && activeFactor(session));
	const failure = opened && 'failure' in opened ? opened.failure : undefined;
	return { session, failure, open, needsCode, finish };
}
