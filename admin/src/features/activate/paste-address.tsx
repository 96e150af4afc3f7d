import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { buildHook } from '#contract/build-hook';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { activate as text } from '../../messages/activate.ts';
import { messages } from '../../messages/all.ts';
import { buildHooksPage } from '../../site/netlify-page.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { hookQuery } from './activate-query.ts';

/** Takes the address. The field hides it, because it opens this door to whoever reads it. */
function AddressForm({ onDone }: { onDone: () => void }) {
	const [address, setAddress] = useState('');
	const queryClient = useQueryClient();
	const action = useAction({
		mutationFn: () => call(buildHook, { action: 'set', address }),
		onSuccess: (reply) => {
			queryClient.setQueryData(hookQuery.queryKey, reply);
			void queryClient.invalidateQueries({ queryKey: queryKeys.siteStatus });
			onDone();
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		action.mutate();
	};
	return (
		<form className="stack" onSubmit={submit}>
			<TextField
				label={text.address}
				type="password"
				autoComplete="off"
				spellCheck={false}
				placeholder={text.placeholder}
				hint={text.secret}
				error={action.isError ? textOf(action.error, messages.common.actionFailed) : undefined}
				value={address}
				onText={setAddress}
			/>
			<p className="row">
				<Button
					type="submit"
					tone="primary"
					disabled={address.trim() === ''}
					busyText={action.isPending && text.submitting}
				>
					{text.submit}
				</Button>
			</p>
		</form>
	);
}

export function OpenHooks({ project }: { project: string | null }) {
	return (
		<a className="btn" href={buildHooksPage(project)} target="_blank" rel="noopener noreferrer">
			<Icon name="external-link" />
			{text.open}
		</a>
	);
}

interface PasteAddressProps {
	project: string | null;
	/** Posts that wait for it. */
	waiting: number;
	onDone: () => void;
}

/** Where the address is, how to copy it, and where to paste it. */
export function PasteAddress({ project, waiting, onDone }: PasteAddressProps) {
	return (
		<>
			<PageHead title={text.title} lead={text.lead} />
			{waiting > 0 && (
				<p className="queue-line">
					<b>{text.waiting(waiting)}</b> {text.waitingText(waiting)}{' '}
					<Link className="link" to={paths.admin.home}>
						{text.see(waiting)}
					</Link>
				</p>
			)}
			<ol className="big-steps">
				<li>
					<div className="stack">
						<h2>{text.openTitle}</h2>
						<p>{text.openText}</p>
						<p>
							<OpenHooks project={project} />
						</p>
					</div>
				</li>
				<li>
					<div className="stack">
						<h2>{text.copyTitle}</h2>
						<p>{text.copyText}</p>
					</div>
				</li>
				<li>
					<div className="stack">
						<h2>{text.pasteTitle}</h2>
						<AddressForm onDone={onDone} />
					</div>
				</li>
			</ol>
		</>
	);
}
