import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#config/limits';
import type { AdminUser } from '#contract/admin-auth';
import { profile as endpoint } from '#contract/profile';
import { formatDistance } from '#domain/time/schedule';
import { ApiError, textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { replaceSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import { useRefusedField } from '../../ui/use-refused-field.ts';

type PasswordField = 'current_password' | 'new_password';
const nothing: Record<PasswordField, string> = { current_password: '', new_password: '' };

function useChangePassword(onChanged: () => void) {
	const { profile } = messages;
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: (passwords: typeof nothing) =>
			call(endpoint, { action: 'change-password', ...passwords }),
		onSuccess: ({ session, ...reply }) => {
			if (session) replaceSession(session);
			queryClient.setQueryData(queryKeys.profile, reply);
			void queryClient.invalidateQueries({ queryKey: queryKeys.devices });
			onChanged();
			toast.success(profile.changed, { description: profile.changedText });
		},
	});
}

/** An error is shown next to its field. */
function errorsOf(error: Error | null): Partial<Record<PasswordField | 'whole', string>> {
	if (!error) return {};
	const field = error instanceof ApiError ? error.details['field'] : undefined;
	const at = field === 'current_password' || field === 'new_password' ? field : 'whole';
	return { [at]: textOf(error, messages.common.actionFailed) };
}

export function PasswordCard({ user, changedAt }: { user: AdminUser; changedAt: string }) {
	const { profile } = messages;
	const now = useNow(60_000);
	const [passwords, setPasswords] = useState(nothing);
	const change = useChangePassword(() => setPasswords(nothing));
	const form = useRefusedField(change.error);
	const errors = errorsOf(change.error);
	const input = (field: PasswordField, autoComplete: string) => ({
		type: 'password',
		name: field,
		error: errors[field],
		autoComplete,
		maxLength: limits.password,
		value: passwords[field],
		onText: (typed: string) => setPasswords({ ...passwords, [field]: typed }),
	});
	return (
		<Card
			id="senha"
			title={profile.password}
			aside={<span className="muted">{profile.changedAt(formatDistance(changedAt, now))}</span>}
		>
			<form
				ref={form}
				className="stack"
				onSubmit={(event) => {
					event.preventDefault();
					change.mutate(passwords);
				}}
			>
				{/* Password managers store the new password for the account in this field. */}
				<input type="email" autoComplete="username" value={user.email} readOnly hidden />
				<FormError>{errors.whole}</FormError>
				<div className="grid-2">
					<TextField label={profile.current} {...input('current_password', 'current-password')} />
					<TextField
						label={profile.next}
						hint={profile.nextHint}
						{...input('new_password', 'new-password')}
					/>
				</div>
				<div className="row between">
					<span className="hint">{profile.endsOthers}</span>
					<Button
						type="submit"
						disabled={Object.values(passwords).includes('')}
						busyText={change.isPending && profile.changing}
					>
						{profile.change}
					</Button>
				</div>
			</form>
		</Card>
	);
}
