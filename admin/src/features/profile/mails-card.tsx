import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { profile as endpoint } from '#contract/profile';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';

/** Whether a mail says when something promised did not happen. */
export function MailsCard({ isOn }: { isOn: boolean }) {
	const { profile, common } = messages;
	const queryClient = useQueryClient();
	const [headingId, hintId] = [useId(), useId()];
	const change = useAction({
		mutationFn: (on: boolean) => call(endpoint, { action: 'trouble-mails', on }),
		onSuccess: (reply) => queryClient.setQueryData(queryKeys.profile, reply),
	});
	return (
		<section className="card" aria-labelledby={headingId}>
			<header>
				<h2 id={headingId}>{profile.mails}</h2>
			</header>
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
			<p className="hint" id={hintId} role="status">
				{change.isError ? textOf(change.error, common.actionFailed) : profile.mailsHint}
			</p>
		</section>
	);
}
