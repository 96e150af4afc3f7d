import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { AdminUser } from '#contract/admin-auth';
import { textOf } from '../api/api-error.ts';
import { messages } from '../messages.ts';
import { IconButton } from '../ui/button.tsx';
import { Field, FieldError } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { logIn } from './session.ts';

interface SignInFormProps {
	className: string;
	/** Above the fields. */
	children?: ReactNode;
	email?: string;
	onSignedIn?: (user: AdminUser) => void;
	/** Draws the buttons; `blocked` while a field is empty or the call runs (Spec §2). */
	buttons: (state: { blocked: boolean; running: boolean }) => ReactNode;
}

function PasswordField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
	const { login } = messages;
	const [shown, setShown] = useState(false);
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{login.password}</label>
			<div className="peek">
				<input
					className="input"
					id={id}
					type={shown ? 'text' : 'password'}
					name="password"
					autoComplete="current-password"
					required
					maxLength={256}
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
				<IconButton
					icon={shown ? 'eye-off' : 'eye'}
					label={shown ? login.hidePassword : login.showPassword}
					onClick={() => setShown(!shown)}
				/>
			</div>
		</div>
	);
}

export function SignInForm({
	className,
	children,
	email: known = '',
	onSignedIn,
	buttons,
}: SignInFormProps) {
	const [email, setEmail] = useState(known);
	const [password, setPassword] = useState('');
	const [running, setRunning] = useState(false);
	const [failure, setFailure] = useState<string>();
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setRunning(true);
		setFailure(undefined);
		try {
			const user = await logIn(email, password);
			toast.success(<span lang="en">{messages.session.welcome(user.name)}</span>);
			onSignedIn?.(user);
		} catch (error) {
			const text = textOf(error, messages.session.loginFailed);
			setFailure(text);
			toast.error(text);
			setRunning(false);
		}
	};
	return (
		<form className={className} onSubmit={(event) => void submit(event)}>
			{children}
			{failure && (
				<div role="alert">
					<FieldError>{failure}</FieldError>
				</div>
			)}
			<Field label={messages.login.email}>
				{(control) => (
					<input
						{...control}
						className="input"
						type="email"
						name="email"
						autoComplete="username"
						required
						maxLength={254}
						value={email}
						onChange={(event) => setEmail(event.target.value)}
					/>
				)}
			</Field>
			<PasswordField value={password} onChange={setPassword} />
			{buttons({ blocked: running || email === '' || password === '', running })}
		</form>
	);
}
