import { useState } from 'react';
import { digitsOf } from '#domain/account/typed-code';
import { signIn } from '../messages/sign-in.ts';
import { TextField } from '../ui/text-fields.tsx';
import '../styles/login.css';

interface CodeFieldProps {
	value: string;
	onChange: (code: string) => void;
	label?: string;
	/** Whether a recovery code is accepted instead of the app's. */
	allowRecovery?: boolean;
	/** Takes the focus, because it replaces the field that had it. */
	focused?: boolean;
}

const isRecoveryCode = (typed: string) => /^\W*(?:[\dA-Z]{4}\W*){4}$/i.test(typed);

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** A field for a code from the second factor's app, or a recovery code. */
export function CodeField({
	value,
	onChange,
	label,
	allowRecovery = true,
	focused = false,
}: CodeFieldProps) {
	const [isRecovery, setIsRecovery] = useState(false);
	const turnOver = () => {
		setIsRecovery(!isRecovery);
		onChange('');
	};
	const take = (typed: string) => {
		if (isRecovery) return onChange(typed);
		const turns = allowRecovery && isRecoveryCode(typed);
		if (turns) setIsRecovery(true);
		onChange(turns ? typed : digitsOf(typed));
	};
	return (
		<>
			<TextField
				key={String(isRecovery)}
				label={isRecovery ? signIn.recoveryCode : (label ?? signIn.code)}
				className={isRecovery ? 'input' : 'input otp'}
				name="code"
				inputMode={isRecovery ? 'text' : 'numeric'}
				autoComplete="one-time-code"
				autoCapitalize="characters"
				spellCheck={false}
				required
				ref={focused ? takeFocus : undefined}
				value={value}
				onText={take}
			/>
			{allowRecovery && (
				<p>
					<button type="button" className="link" onClick={turnOver}>
						{isRecovery ? signIn.useApp : signIn.useRecoveryCode}
					</button>
				</p>
			)}
		</>
	);
}
