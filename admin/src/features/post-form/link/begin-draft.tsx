import { useMutation } from '@tanstack/react-query';
import { paths } from '#config/paths';
import { workingCopies } from '#contract/working-copies';
import { slugify } from '#domain/slug';
import { textOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { emptyValues } from '../../../journal/post-values.ts';
import { link as text } from '../../../messages/link.ts';
import { messages } from '../../../messages.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

const capital = (title: string) => title.charAt(0).toLocaleUpperCase('pt-BR') + title.slice(1);

/** Starts a draft with this title, and returns its future address. */
export function BeginDraft({
	title,
	onBegun,
}: {
	title: string;
	onBegun: (address: string) => void;
}) {
	const { user } = useSession();
	const begin = useMutation({
		mutationFn: async () => {
			const post_id = crypto.randomUUID();
			const fields = { ...emptyValues(user?.name ?? ''), title: capital(title) };
			await call(workingCopies, { action: 'save', post_id, base_revision: 0, version: 0, fields });
			return post_id;
		},
		onSuccess: (id) => {
			toast.success(text.begun, {
				description: capital(title),
				action: {
					label: messages.common.open,
					onClick: () => open(paths.admin.edit(id), '_blank'),
				},
			});
			onBegun(paths.post(slugify(title)));
		},
		onError: (error) =>
			toast.error(messages.common.error, {
				description: textOf(error, messages.common.actionFailed),
			}),
	});
	if (slugify(title) === '') return null;
	return (
		<span className="row">
			<Button icon="plus" disabled={begin.isPending} onClick={() => begin.mutate()}>
				{text.begin}
			</Button>
		</span>
	);
}
