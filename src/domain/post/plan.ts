/** `change`: publishes frozen fields over the live text. `removal`: takes the post off the site. */
export const planKinds = ['change', 'removal'] as const;
export type PlanKind = (typeof planKinds)[number];

/**
 * Why a planned change waits for the editor. `overlap`: the live text changed in the same place. `off-air`: the post was
 * not on the site. `refused`: a field is no longer valid, such as an address that another post took.
 */
export const planWaits = ['overlap', 'off-air', 'refused'] as const;
export type PlanWait = (typeof planWaits)[number];

interface PlanTime {
	kind: PlanKind;
	/** ISO 8601. */
	at: string;
}

export type PlanFault = 'past' | 'off-air' | 'exit-first';

interface PlannedPost {
	published: boolean;
	scheduled_at: string | null;
}

const isAfter = (one: string, other: string) => Date.parse(one) > Date.parse(other);

/** Why a post cannot be planned like this; undefined when it can. `others` are the post's further plans. */
export function findPlanFault(
	plan: PlanTime,
	{ post, others, now }: { post: PlannedPost; others: readonly PlanTime[]; now: string },
): PlanFault | undefined {
	if (!isAfter(plan.at, now)) return 'past';
	const mayLeave = plan.kind === 'removal' && post.scheduled_at !== null;
	if (!post.published && !mayLeave) return 'off-air';
	const entries = others.flatMap(({ kind, at }) => (kind === 'change' ? [at] : []));
	if (!post.published && post.scheduled_at) entries.push(post.scheduled_at);
	const exits = others.flatMap(({ kind, at }) => (kind === 'removal' ? [at] : []));
	const isExitFirst =
		plan.kind === 'removal'
			? entries.some((entry) => !isAfter(plan.at, entry))
			: exits.some((exit) => !isAfter(exit, plan.at));
	return isExitFirst ? 'exit-first' : undefined;
}
