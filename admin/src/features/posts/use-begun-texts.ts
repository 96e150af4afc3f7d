import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fold } from '#domain/fold';
import { rangeOf } from '#domain/period-range';
import { begunCopiesQuery, type ListInput, queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/use-session.ts';
import { type BegunText, listBegun, takeBack, throwAway } from '../../text/begun-texts.ts';
import { useEndedVisits } from '../../text/use-ended-visits.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

const undoableMs = 10_000;

/** Counts as drafts: shown where drafts are, on the first page only. */
function belongsTo(input: ListInput, { values, at }: BegunText): boolean {
	const { page, status, q, category, author, period } = input;
	if (page > 1 || (status !== 'all' && status !== 'draft')) return false;
	if (category && category !== (values.category_id || 'none')) return false;
	if (author && fold(author) !== fold(values.author)) return false;
	const { from = at, until } = period ? rangeOf(period, new Date().toISOString()) : {};
	if (at < from || (until && at >= until)) return false;
	return fold(values.title).includes(fold(q));
}

/** The new texts that match this list. */
export function useBegunTexts(input: ListInput): BegunText[] {
	const user = useSession().user?.email ?? '';
	const ended = useEndedVisits();
	const onServer = useQuery(begunCopiesQuery).data;
	const begun = useQuery({
		queryKey: [...queryKeys.workingCopies, 'begun', user, onServer, ended],
		queryFn: () => listBegun(user, onServer ?? []),
		enabled: user !== '',
		placeholderData: (before) => before,
	}).data;
	return (begun ?? []).filter((text) => belongsTo(input, text));
}

/** Discards a text immediately; the toast can restore it while visible, the bin for 30 days. */
export function useThrowAway() {
	const { begun } = messages.list;
	const user = useSession().user?.email ?? '';
	const queryClient = useQueryClient();
	const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.workingCopies });
	const undo = useMutation({ mutationFn: takeBack, onError: toastFailure, onSettled: refresh });
	return useMutation({
		mutationFn: (text: BegunText) => throwAway(user, text),
		onSuccess: (thrown) =>
			toast.success(begun.thrown, {
				description: begun.thrownText,
				duration: undoableMs,
				action: { label: messages.common.undo, onClick: () => undo.mutate(thrown) },
			}),
		onError: toastFailure,
		onSettled: refresh,
	});
}
