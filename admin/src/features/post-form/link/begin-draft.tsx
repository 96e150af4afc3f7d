import { useMutation } from '@tanstack/react-query';
import { paths } from '#config/paths';
import { slugify } from '#domain/names/slug';
import { textOf } from '../../../api/api-error.ts';
import { link as text } from '../../../messages/link.ts';
import { messages } from '../../../messages.ts';
import { useSession } from '../../../session/use-session.ts';
import { beginPost, capital } from '../../../text/begin-post.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

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
		mutationFn: () => beginPost(title, user?.name ?? ''),
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
