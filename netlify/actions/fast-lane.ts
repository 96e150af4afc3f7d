import type { fastLane as endpoint } from '#contract/fast-lane';
import { listRedirects } from '#db/posts/redirects';
import { readLaneSwitch, switchLaneOff, switchLaneOn } from '#db/publishing/fast-lane-switch';
import { AppError } from '#domain/app-error';
import type { Finding } from '#domain/site/finding';
import type { Caller } from '#lib/caller';
import type { Deps, Lane } from '#lib/deps';
import { describeBug } from '#lib/log-line';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { checkLane } from '#steps/publish/fast-lane-check';
import { clearFastLane } from '#steps/publish/fast-lane-state';
import { publishToSite } from '#steps/publish/publish-to-site';
import { announceChange } from '#steps/schedule/scheduler-marker';

/** Where a variable decides, or in a preview, nothing is tried and nothing written. */
function getLaneToSwitch({ lane, laneBy }: Deps): Lane {
	if (lane && laneBy === 'desk') return lane;
	throw new AppError(
		'provider_disabled',
		laneBy === 'preview'
			? 'Uma prévia não usa a publicação rápida.'
			: 'Neste blog, quem ativa ou desativa a publicação rápida é a variável FAST_LANE.',
	);
}

/** Checks what the platform really does, and switches it on only when nothing is wrong. */
async function turnOn(deps: Deps, caller: Caller): Promise<{ on: boolean; findings: Finding[] }> {
	const { store } = getLaneToSwitch(deps);
	const { db, siteOrigin: url, askSite, now } = deps;
	const [before, [renamed]] = await Promise.all([readLaneSwitch(db), listRedirects(db)]);
	const findings = await checkLane({ url, askSite, store, renamed, now });
	if (before.on || findings.some(({ state }) => state === 'bad')) {
		return { on: before.on, findings };
	}
	if (await switchLaneOn(db, before)) {
		await writeAudit(deps, caller, { event: 'lane_on' });
		await announceChange(deps);
		await publishToSite(deps);
	} else if (!(await readLaneSwitch(db)).on) {
		throw new AppError(
			'in_use',
			'Alguém desativou a publicação rápida durante o teste. Teste de novo.',
		);
	}
	return { on: true, findings };
}

/** Off comes first: from then on nothing is written, so what is taken from readers does not come back. */
async function turnOff(deps: Deps, caller: Caller): Promise<void> {
	const lane = getLaneToSwitch(deps);
	await switchLaneOff(deps.db);
	await writeAudit(deps, caller, { event: 'lane_off' });
	await announceChange(deps);
	try {
		await clearFastLane(deps, lane);
	} catch (error) {
		deps.log('late_posts_kept', describeBug(error));
		throw new AppError(
			'unavailable',
			'A publicação rápida está desativada, mas o armazenamento não respondeu: o que ela já mostrava continua no ar até a próxima atualização do site, ou até amanhã. Tente de novo em instantes.',
		);
	}
	await publishToSite(deps);
}

export const fastLane: Action<typeof endpoint> = async ({ action }, deps, caller) => {
	if (action === 'turn-on') return { success: true, ...(await turnOn(deps, caller)) };
	await turnOff(deps, caller);
	return { success: true, on: false, findings: [] };
};
