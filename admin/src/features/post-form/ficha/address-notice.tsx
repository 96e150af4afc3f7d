import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addressHolder } from '#contract/address-holder';
import { type AddressHolder, holderText, isHeld } from '#domain/names/address-holder';
import { isNumbered, slugify } from '#domain/names/slug';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { holderQuery, holdersKey } from '../address-queries.ts';

const { slug: text } = messages.form;

interface Wanted {
	slug: string;
	/** From the title: a number is added where somebody else has it. */
	isAutomatic: boolean;
}

/** The address that the post would like to have, if it is not its own already. */
function wantedAddress(typed: string, title: string, live: string | undefined): Wanted | undefined {
	if (typed !== '' && typed !== live) return { slug: typed, isAutomatic: false };
	const slug = slugify(title);
	const isWanted = live === undefined ? slug !== '' : isNumbered(live, slug);
	return isWanted ? { slug, isAutomatic: true } : undefined;
}

/** What follows, and what can be done; undefined when there is nothing to say. */
function consequence({ kind, is_binned }: AddressHolder, isAutomatic: boolean, isNew: boolean) {
	if (kind === 'bin') return isAutomatic && isNew ? `${text.numbered} ${text.takes}` : text.takes;
	if (isAutomatic && !isNew) return undefined;
	if (kind === 'plan' || kind === 'copy') return text.firstSaved;
	if (kind !== 'redirect') return isAutomatic ? text.numbered : text.chooseOther;
	const redirects = is_binned ? '' : text.redirects;
	return isAutomatic ? `${text.numbered} ${redirects}`.trim() : redirects || undefined;
}

function useTake(slug: string) {
	const { form } = usePostForm();
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: () => call(addressHolder, { action: 'take', slug }),
		onSuccess: ({ moved }) => {
			form.setValue('slug', slug, { shouldValidate: true });
			toast.success(text.takenTitle, {
				description: `${moved ? text.freed(moved.title, moved.slug) : text.free} ${text.saveIt}`,
			});
		},
		onError: toastFailure,
		onSettled: () => queryClient.invalidateQueries({ queryKey: holdersKey }),
	});
}

/** Names what has the wanted address, in sight or not, and offers to take it where that is safe. */
export function AddressNotice({ typed, title }: { typed: string; title: string }) {
	const { form, state, start } = usePostForm();
	const wanted = wantedAddress(useSettled(typed), useSettled(title), state.post?.slug);
	const slug = wanted?.slug ?? '';
	const { data: holder } = useQuery({
		...holderQuery(slug, start.id),
		enabled: wanted !== undefined,
	});
	const take = useTake(slug);
	if (!wanted || !holder) return null;
	const { isAutomatic } = wanted;
	const says = consequence(holder, isAutomatic, state.post === null);
	if (says === undefined) return null;
	const isBinned = holder.kind === 'bin';
	return (
		<Notice
			icon="corner-down-right"
			{...(isHeld(holder) && !isAutomatic && { tone: 'caution' })}
			actions={
				isBinned ? (
					<Button busy={take.isPending} onClick={() => take.mutate()}>
						{text.take}
					</Button>
				) : (
					holder.kind === 'redirect' &&
					isAutomatic && (
						<Button onClick={() => form.setValue('slug', slug, { shouldValidate: true })}>
							{text.use}
						</Button>
					)
				)
			}
		>
			{`${holderText(slug, holder)} ${says}`}
		</Notice>
	);
}
