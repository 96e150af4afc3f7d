import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import type { AuthSession } from '#contract/auth/account';
import { challengeFactor, verifyFactor } from '#contract/auth/factors';
import { verifyCode } from '#contract/auth/mailed-codes';
import { updateUser } from '#contract/auth/user';
import { findSecret } from '#domain/names/link-secret';
import { ApiError, isUnreachable, textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { profile } from '../../messages/account.ts';
import { signIn } from '../../messages/sign-in.ts';
import { messages } from '../../messages.ts';
import { CodeField } from '../../session/code-field.tsx';
import { announce, enterWith } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { Gate, GateHead } from './gate.tsx';

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
	const [code] = useState(() => findSecret(paths.admin.newPassword, hash));
	const [opened, setOpened] = useState<Opened>();
	const [isWhole, setIsWhole] = useState(false);
	const isAsked = useRef(false);
	const open = () => {
		setOpened(undefined);
		if (!code) return setOpened({ failure: 'cut' });
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

function BadLink({ failure, open }: { failure: unknown; open: () => void }) {
	const isUsedUp = !isUnreachable(failure);
	const said = failure === 'cut' ? signIn.cutLink : signIn.badLink;
	return (
		<div className="box">
			<GateHead title={isUsedUp ? said.title : signIn.newTitle} />
			<p role="alert">{isUsedUp ? said.text : textOf(failure, messages.common.actionFailed)}</p>
			{!isUsedUp && <Button onClick={open}>{messages.common.retry}</Button>}
			<p>
				<Link className="link" to={paths.admin.forgottenPassword}>
					{signIn.askAgain}
				</Link>
			</p>
		</div>
	);
}

interface NewPasswordFormProps {
	email: string;
	needsCode: boolean;
	finish: (given: { password: string; code: string }) => Promise<void>;
}

function NewPasswordForm({ email, needsCode, finish }: NewPasswordFormProps) {
	const [password, setPassword] = useState('');
	const [code, setCode] = useState('');
	const [running, setRunning] = useState(false);
	const [failure, setFailure] = useState<string>();
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setRunning(true);
		setFailure(undefined);
		try {
			await finish({ password, code });
			toast.success(profile.changed, { description: profile.changedText });
		} catch (error) {
			setFailure(textOf(error, messages.common.actionFailed));
			setRunning(false);
		}
	};
	return (
		<form className="box" onSubmit={(event) => void submit(event)}>
			<GateHead title={signIn.newTitle} />
			<FormError>{failure}</FormError>
			{/* Password managers store the new password for the account in this field. */}
			<input type="email" autoComplete="username" value={email} readOnly hidden />
			<TextField
				label={signIn.newPassword}
				hint={profile.nextHint}
				type="password"
				name="new_password"
				autoComplete="new-password"
				required
				maxLength={limits.password}
				value={password}
				onText={setPassword}
			/>
			{needsCode && <CodeField value={code} onChange={setCode} label={signIn.codeTitle} />}
			<Button
				type="submit"
				tone="primary"
				disabled={password === '' || (needsCode && code === '')}
				busyText={running && signIn.saving}
			>
				{signIn.save}
			</Button>
		</form>
	);
}

/** For password managers; unknown while the second factor is missing. */
const emailOf = ({ user }: AuthSession) => ('email' in user ? user.email : '');

/** The page that the mail for a forgotten password links to. */
export function NewPasswordPage() {
	const { session, failure, open, needsCode, finish } = useRecovery();
	return (
		<Gate title={signIn.newTitle}>
			{failure !== undefined && <BadLink failure={failure} open={open} />}
			{session && (
				<NewPasswordForm email={emailOf(session)} needsCode={needsCode} finish={finish} />
			)}
			{!session && failure === undefined && <p role="status">{signIn.checking}</p>}
		</Gate>
	);
}
