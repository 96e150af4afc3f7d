import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#config/limits';
import type { AdminUser } from '#contract/admin-auth';
import { profile as endpoint } from '#contract/profile';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { changeUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { useRefusedField } from '../../ui/use-refused-field.ts';

export function NameCard({ user }: { user: AdminUser }) {
	const { profile, login, common, form } = messages;
	const queryClient = useQueryClient();
	const [name, setName] = useState(user.name);
	const rename = useAction({
		mutationFn: () => call(endpoint, { action: 'rename', name }),
		onSuccess: (reply) => {
			queryClient.setQueryData(queryKeys.profile, reply);
			changeUser(reply.user);
			toast.success(profile.saved);
		},
	});
	const formRef = useRefusedField(rename.error);
	const error = rename.isError ? textOf(rename.error, common.actionFailed) : undefined;
	return (
		<Card id="nome-e-email" title={profile.nameAndEmail}>
			<form
				ref={formRef}
				className="stack"
				onSubmit={(event) => {
					event.preventDefault();
					rename.mutate();
				}}
			>
				<div className="grid-2">
					<TextField
						label={profile.name}
						error={error}
						autoComplete="name"
						maxLength={limits.author}
						value={name}
						onText={setName}
					/>
					<TextField
						label={login.email}
						hint={profile.emailHint}
						type="email"
						readOnly
						value={user.email}
					/>
				</div>
				<div className="row end">
					<Button
						type="submit"
						disabled={name.trim() === '' || name === user.name}
						busyText={rename.isPending && form.saving}
					>
						{profile.save}
					</Button>
				</div>
			</form>
		</Card>
	);
}
