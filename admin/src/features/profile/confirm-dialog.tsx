import { useState } from 'react';
import { limits } from '#config/limits';
import { profile as endpoint } from '#contract/profile';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { useRefusedField } from '../../ui/use-refused-field.ts';

interface ConfirmDialogProps {
	onConfirmed: () => void;
	onClose: () => void;
}

/** Asks for the password again before a change to the account's protection. */
export function ConfirmDialog({ onConfirmed, onClose }: ConfirmDialogProps) {
	const { secondFactor, common, login } = messages;
	const [password, setPassword] = useState('');
	const confirm = useAction({
		mutationFn: () => call(endpoint, { action: 'confirm', current_password: password }),
		onSuccess: onConfirmed,
	});
	const form = useRefusedField(confirm.error);
	const error = confirm.isError ? textOf(confirm.error, common.actionFailed) : undefined;
	return (
		<Dialog title={secondFactor.confirmTitle} onClose={onClose}>
			<form
				ref={form}
				className="stack"
				onSubmit={(event) => {
					event.preventDefault();
					confirm.mutate();
				}}
			>
				<p>{secondFactor.confirmText}</p>
				<TextField
					label={login.password}
					error={error}
					type="password"
					autoComplete="current-password"
					maxLength={limits.password}
					data-autofocus
					value={password}
					onText={setPassword}
				/>
				<footer>
					<Button onClick={onClose}>{common.cancel}</Button>
					<Button
						type="submit"
						tone="primary"
						disabled={password === ''}
						busyText={confirm.isPending && secondFactor.confirming}
					>
						{secondFactor.confirm}
					</Button>
				</footer>
			</form>
		</Dialog>
	);
}
