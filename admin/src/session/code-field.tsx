import { useState } from 'react';
import { signIn } from '../messages/account.ts';
import { Field } from '../ui/field.tsx';

interface CodeFieldProps {
	value: string;
	onChange: (code: string) => void;
	label?: string;
	/** May a recovery code stand in for the app? */
	allowRecovery?: boolean;
	/** Does the cursor go there? Where the field takes the place of what she was at. */
	focused?: boolean;
}

const appCodeLength = 6;
const recoveryCodeLength = 24;

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** A code of the second factor's app, or one of the codes that stand in for it. */
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
	return (
		<>
			<Field
				key={String(isRecovery)}
				label={isRecovery ? signIn.recoveryCode : (label ?? signIn.code)}
			>
				{(control) => (
					<input
						{...control}
						className={isRecovery ? 'input' : 'input otp'}
						name="code"
						inputMode={isRecovery ? 'text' : 'numeric'}
						autoComplete="one-time-code"
						autoCapitalize="characters"
						spellCheck={false}
						required
						ref={focused ? takeFocus : undefined}
						maxLength={isRecovery ? recoveryCodeLength : appCodeLength}
						value={value}
						onChange={({ target }) => onChange(target.value)}
					/>
				)}
			</Field>
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
