import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import type { AuthSession } from '#contract/auth/account';
import { isUnreachable, textOf } from '../../api/api-error.ts';
import { profile } from '../../messages/account.ts';
import { signIn } from '../../messages/sign-in.ts';
import { messages } from '../../messages.ts';
import { CodeField } from '../../session/code-field.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { Gate, GateHead } from './gate.tsx';
import { useRecovery } from './use-recovery.ts';

function BadLink({ failure, open }: { failure: unknown; open: () => void }) {
	const isUsedUp = !isUnreachable(failure);
	return (
		<div className="box">
			<GateHead title={isUsedUp ? signIn.badLink : signIn.newTitle} />
			<p role="alert">
				{isUsedUp ? signIn.badLinkText : textOf(failure, messages.common.actionFailed)}
			</p>
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
