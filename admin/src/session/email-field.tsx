import { messages } from '../messages.ts';
import { TextField } from '../ui/text-fields.tsx';

interface EmailFieldProps {
	value: string;
	error?: string | undefined;
	onChange: (email: string) => void;
}

export function EmailField({ value, error, onChange }: EmailFieldProps) {
	return (
		<TextField
			label={messages.login.email}
			error={error}
			type="email"
			name="email"
			autoComplete="username"
			required
			maxLength={254}
			value={value}
			onText={onChange}
		/>
	);
}
