import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { profile as endpoint } from '#contract/profile';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { Card } from '../../ui/card.tsx';

/** Whether a mail says when something promised did not happen. */
export function MailsCard({ isOn }: { isOn: boolean }) {
	const { profile, common } = messages;
	const queryClient = useQueryClient();
	const hintId = useId();
	const change = useAction({
		mutationFn: (on: boolean) => call(endpoint, { action: 'trouble-mails', on }),
		onSuccess: (reply) => queryClient.setQueryData(queryKeys.profile, reply),
	});
	return (
		<Card id="mensagens" title={profile.mails}>
			<label className="row">
				<input
					className="check"
					type="checkbox"
					aria-describedby={hintId}
					checked={change.isPending ? change.variables : isOn}
					onChange={({ target }) => change.mutate(target.checked)}
				/>
				{profile.mailsSwitch}
			</label>
			<p className="hint" id={hintId}>
				{change.isError ? (
					<span role="alert">{textOf(change.error, common.actionFailed)}</span>
				) : (
					profile.mailsHint
				)}
			</p>
		</Card>
	);
}
