import { useState } from 'react';
import { limits } from '#config/limits';
import { messages } from '../messages.ts';
import { IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import '../styles/login.css';

interface PasswordFieldProps {
	value: string;
	onText: (text: string) => void;
	/** Chosen here, so that a password manager offers one. */
	isNew?: boolean;
	error?: string | undefined;
	hint?: string;
	/** In a dialog, focuses the field that remains to be filled in. */
	focused?: boolean;
}

export function PasswordField({ value, onText, isNew, error, hint, focused }: PasswordFieldProps) {
	const { login } = messages;
	const [shown, setShown] = useState(false);
	return (
		<Field label={login.password} error={error} hint={hint}>
			{(control) => (
				<div className="peek">
					<input
						{...control}
						className="input"
						type={shown ? 'text' : 'password'}
						name="password"
						autoComplete={isNew ? 'new-password' : 'current-password'}
						required
						data-autofocus={focused || undefined}
						maxLength={limits.password}
						value={value}
						onChange={(event) => onText(event.target.value)}
					/>
					<IconButton
						icon={shown ? 'eye-off' : 'eye'}
						label={shown ? login.hidePassword : login.showPassword}
						onClick={() => setShown(!shown)}
					/>
				</div>
			)}
		</Field>
	);
}
