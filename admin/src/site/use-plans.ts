import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint';
import { type Plan, plans } from '#contract/plans';
import { call } from '../api/call.ts';
import { knownWhileAway } from '../api/presence.ts';
import { fetchPost, queryKeys, siteStatusQuery } from '../api/queries.ts';
import { useAction } from '../api/use-action.ts';
import { plans as text } from '../messages/plans.ts';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';
import { toastFailure } from '../ui/toast-failure.ts';
import { watchPublication } from './watched-publication.ts';

const queryKey = ['plans'] as const;
const plansQuery = queryOptions({
	queryKey,
	meta: { isPolled: true },
	queryFn: async (asked) => {
		const { client, signal } = asked;
		const known = knownWhileAway<Plan[]>(asked);
		if (known) return known;
		const before = client.getQueryData<Plan[]>(queryKey) ?? [];
		const { plans: now } = await call(plans, { action: 'list' }, { signal });
		followDone(client, before, now);
		askWhenDue(client, now);
		return now;
	},
	staleTime: 5_000,
	refetchInterval: 60_000,
	// Known until they are carried out, even where no screen shows them.
	gcTime: Number.POSITIVE_INFINITY,
});

const dueAgainMs = 5_000;
const longestTimerMs = 86_400_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks again at the next plan's minute, whatever screen is open by then, and until it is carried out. */
function askWhenDue(client: QueryClient, planned: readonly Plan[]): void {
	clearTimeout(timer);
	const times = planned.filter(({ waits }) => !waits).map(({ at }) => Date.parse(at));
	if (times.length === 0) return;
	const inMs = Math.max(0, Math.min(...times) - Date.now()) + dueAgainMs;
	const ask = async () => {
		await client.invalidateQueries({ queryKey, refetchType: 'none' });
		await client.fetchQuery({ ...plansQuery, staleTime: 0 }).catch(() => {
			const known = client.getQueryData(plansQuery.queryKey);
			if (known) askWhenDue(client, known);
		});
	};
	timer = setTimeout(() => void ask(), Math.min(inMs, longestTimerMs));
}

/** Follows what was carried out by now to the readers, like a change made at this desk. */
function followDone(client: QueryClient, before: readonly Plan[], now: readonly Plan[]): void {
	const left = new Set(now.map(({ id }) => id));
	const done = before.filter(
		({ id, at, waits }) => !waits && !left.has(id) && Date.parse(at) <= Date.now(),
	);
	for (const postId of new Set(done.map(({ post_id }) => post_id)))
		void followPost(client, postId).catch(() => undefined);
}

async function followPost(client: QueryClient, postId: string): Promise<void> {
	const [{ newest_publication }, post] = await Promise.all([
		client.fetchQuery({ ...siteStatusQuery, staleTime: 0 }),
		fetchPost(postId),
	]);
	watchPublication(newest_publication, post);
	for (const queryKey of [queryKeys.posts, queryKeys.post(postId), queryKeys.revisions(postId)])
		void client.invalidateQueries({ queryKey });
}

export const usePlans = (): readonly Plan[] => useQuery(plansQuery).data ?? [];

export const usePlansOf = (postId: string | undefined) =>
	usePlans().filter((plan) => plan.post_id === postId);

/** Sends a change of plans, and refetches what it shows in. */
export function useSendPlan() {
	const queryClient = useQueryClient();
	return async (input: InputOf<typeof plans>) => {
		try {
			return await call(plans, input);
		} finally {
			for (const queryKey of [plansQuery.queryKey, queryKeys.posts, queryKeys.siteStatus])
				void queryClient.invalidateQueries({ queryKey });
		}
	};
}

/** Plans again what was just cancelled: the working copy that it left is the post's first. */
const again = ({ kind, post_id, at, leads_to }: Plan): InputOf<typeof plans> =>
	kind === 'change'
		? { action: 'plan-change', post_id, at, draft_version: 1 }
		: { action: 'plan-removal', post_id, at, leads_to: leads_to?.id ?? null };

/** Cancels a plan, with an undo while its time lies ahead. */
export function useCancelPlan(onChanged?: () => void) {
	const send = useSendPlan();
	const undo = (plan: Plan) =>
		send(again(plan)).then(() => {
			toast.success(messages.list.undone);
			onChanged?.();
		}, toastFailure);
	return useAction({
		mutationFn: (plan: Plan) => send({ action: 'cancel', id: plan.id }),
		onSuccess: (_, plan) => {
			onChanged?.();
			toast.success(text.cancelled, {
				...(plan.kind === 'change' && { description: text.changeBack }),
				...(!plan.waits && {
					action: { label: messages.common.undo, onClick: () => void undo(plan) },
				}),
			});
		},
		onError: toastFailure,
	});
}
