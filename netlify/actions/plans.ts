import type { ParsedInputOf } from '#contract/endpoint';
import type { plans as endpoint } from '#contract/plans';
import {
	cancelPlan,
	findPlan,
	listPlans,
	movePlan,
	planChange,
	planRemoval,
} from '#db/plans/plans';
import { getPost, type StoredPost } from '#db/posts/find-post';
import { AppError } from '#domain/app-error';
import { findPlanFault, type PlanFault, type PlanKind } from '#domain/post/plan';
import { formatDateTime } from '#domain/time/dates';
import { floorToMinute } from '#domain/time/schedule';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { announceChange } from '#steps/schedule/scheduler-marker';
import { settleDrafts } from '#steps/text/settle-drafts';
import { readCopy } from '#steps/text/working-copy-check';

type Input = ParsedInputOf<typeof endpoint>;
type Asked<Name extends Input['action']> = Extract<Input, { action: Name }>;

const refusals: Record<PlanFault, (at: string) => string> = {
	past: (at) => `${formatDateTime(at)} já passou.`,
	'off-air': () => 'Este post não está no ar.',
	'exit-first': () => 'A data de sair do ar precisa ser depois da de publicar.',
};

/** Throws the sentence for a time that cannot be planned. */
async function checkTime(
	plan: { post_id: string; kind: PlanKind; at: string },
	deps: Deps,
): Promise<StoredPost> {
	const post = await getPost(deps.db, plan.post_id);
	const others = (await listPlans(deps.db, post.id)).filter(({ kind }) => kind !== plan.kind);
	const isLive = post.published && post.deleted_at === null;
	const fault = findPlanFault(plan, {
		post: { published: isLive, scheduled_at: post.deleted_at ? null : post.scheduled_at },
		others,
		now: deps.now().toISOString(),
	});
	if (fault) throw new AppError('invalid_input', refusals[fault](plan.at), { field: 'at', fault });
	return post;
}

async function freeze(input: Asked<'plan-change'>, deps: Deps, caller: Caller): Promise<void> {
	const at = floorToMinute(input.at);
	const post = await checkTime({ ...input, kind: 'change', at }, deps);
	const planned = (await listPlans(deps.db, post.id)).find(({ kind }) => kind === 'change');
	if (planned) {
		const when = formatDateTime(planned.at);
		throw new AppError('in_use', `Este post já tem uma mudança agendada para ${when}.`);
	}
	const copy = await readCopy(post, input.draft_version, deps);
	const isPlanned = await planChange(deps.db, {
		postId: post.id,
		at,
		version: copy.version,
		fields: copy.fields,
		userName: editorOf(caller).name,
	});
	if (!isPlanned) throw new AppError('stale_revision', 'Este texto foi alterado em outra aba.');
}

async function remove(input: Asked<'plan-removal'>, deps: Deps, caller: Caller): Promise<void> {
	const at = floorToMinute(input.at);
	const post = await checkTime({ ...input, kind: 'removal', at }, deps);
	const target = input.leads_to ? await getPost(deps.db, input.leads_to) : undefined;
	if (target && (target.id === post.id || target.deleted_at || !target.published)) {
		throw new AppError('invalid_input', 'Escolha outro post que esteja no ar.', {
			field: 'leads_to',
		});
	}
	await planRemoval(deps.db, {
		postId: post.id,
		at,
		leadsTo: target?.id ?? null,
		userName: editorOf(caller).name,
	});
}

/** Throws `not_found` for a plan that was carried out or cancelled meanwhile. */
async function getPlan(id: string, deps: Deps) {
	const plan = await findPlan(deps.db, id);
	if (!plan) throw new AppError('not_found', 'Este agendamento não existe mais.');
	return plan;
}

async function move(input: Asked<'move'>, deps: Deps): Promise<void> {
	const plan = await getPlan(input.id, deps);
	const at = floorToMinute(input.at);
	await checkTime({ ...plan, at }, deps);
	const isMoved = await movePlan(deps.db, { id: plan.id, from: input.from ?? plan.at, at });
	if (!isMoved) throw new AppError('stale_revision', 'A data mudou em outro lugar.');
}

async function cancel(input: Asked<'cancel'>, deps: Deps): Promise<void> {
	const { id, post_id } = await getPlan(input.id, deps);
	if (await cancelPlan(deps.db, id, deps.now().toISOString()))
		return settleDrafts(deps.db, [post_id]);
	throw new AppError('in_use', 'Publique ou descarte as outras mudanças antes.');
}

/** Plans of changes and removals. Every call replies with the post's plans, or with all of them. */
export const plans: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action !== 'list') await announceChange(deps);
	if (input.action === 'plan-change') await freeze(input, deps, caller);
	if (input.action === 'plan-removal') await remove(input, deps, caller);
	if (input.action === 'move') await move(input, deps);
	if (input.action === 'cancel') await cancel(input, deps);
	const postId = 'post_id' in input ? input.post_id : undefined;
	return { success: true, plans: await listPlans(deps.db, postId) };
};
