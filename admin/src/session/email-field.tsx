import { messages } from '../messages.ts';
import { Field } from '../ui/field.tsx';

interface EmailFieldProps {
	value: string;
	error?: string | undefined;
	onChange: (email: string) => void;
}

export function EmailField({ value, error, onChange }: EmailFieldProps) {
	return (
		<Field label={messages.login.email} error={error}>
			{(control) => (
				<input
					{...control}
					className="input"
					type="email"
					name="email"
					autoComplete="username"
					required
					maxLength={254}
					value={value}
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
		</Field>
	);
}
