import { useState } from 'react';
import { limits } from '#config/limits';
import { profile as endpoint } from '#contract/profile';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-fields.tsx';

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
	const error = confirm.isError ? textOf(confirm.error, common.actionFailed) : undefined;
	return (
		<FormDialog
			title={secondFactor.confirmTitle}
			go={secondFactor.confirm}
			tone="primary"
			disabled={password === ''}
			busyText={confirm.isPending && secondFactor.confirming}
			refusal={confirm.error}
			onGo={confirm.mutate}
			onClose={onClose}
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
		</FormDialog>
	);
}
