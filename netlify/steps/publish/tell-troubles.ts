import { readTroubleSigns } from '#db/publishing/trouble-signs';
import {
	addTroubles,
	type ClaimedTrouble,
	claimTroubles,
	endTrouble,
	markTold,
	releaseTrouble,
	unmarkTold,
} from '#db/publishing/troubles';
import { findNextLate, isOver, listTroubles, type Trouble } from '#domain/site/trouble';
import type { Deps } from '#lib/deps';
import { describeBug } from '#lib/log-line';
import { readPauses } from './dispatch-publications.ts';

interface TroubleLook {
	/** When to look again; undefined when nothing is awaited. */
	nextAt: string | undefined;
	/** Whether a mail is to be sent now. */
	isAnyToTell: boolean;
}

async function note(deps: Deps, stop: Trouble | undefined): Promise<TroubleLook> {
	const { db } = deps;
	const now = deps.now();
	const { signs: read, open, telling_at } = await readTroubleSigns(db, now);
	const signs = { ...read, pauses: await readPauses(deps) };
	const current = listTroubles(signs, now);
	const known = new Set(open.map(({ trouble }) => trouble.key));
	const found = [...current, ...(stop ? [stop] : [])].filter(({ key }) => !known.has(key));
	const over = open.filter(({ trouble }) => isOver(trouble, signs, current));
	await addTroubles(db, found, now);
	for (const { trouble, is_kept } of over) {
		await endTrouble(db, trouble.key, { is_kept, now });
	}
	const isNews = found.length + over.length > 0;
	const times = [isNews ? now.toISOString() : telling_at, findNextLate(signs, now)];
	const [nextAt] = times.filter((time) => typeof time === 'string').sort();
	return { nextAt, isAnyToTell: nextAt !== undefined && Date.parse(nextAt) <= now.getTime() };
}

/**
 * Notes what is not as promised, and what is well again. `stop`: a long pause before this tick. Never throws; undefined
 * when it could not look. Without a mail server nobody could be told.
 */
export async function noteTroubles(
	deps: Deps,
	stop: Trouble | undefined,
): Promise<TroubleLook | undefined> {
	try {
		if (!deps.mailServer) return { nextAt: undefined, isAnyToTell: false };
		return await note(deps, stop);
	} catch (error) {
		deps.log('troubles_unread', describeBug(error));
		return undefined;
	}
}

/** Since the tick began: it may run for half a minute on Netlify, and the last mail may take twelve seconds. */
const tellingMs = 17_000;

/** Whether everybody was told; stops at a mail server that does not answer, because the next one would wait as long. */
async function tellOne(
	deps: Deps,
	claimed: ClaimedTrouble,
	isInTime: () => boolean,
): Promise<'told' | 'refused' | 'unanswered'> {
	const [{ sendMail }, { writeTroubleMail }] = await Promise.all([
		import('../account/send-mail.ts'),
		import('./trouble-mail.ts'),
	]);
	const { trouble, ended_at, ending, receivers } = claimed;
	const isWell = ended_at !== null && trouble.kind !== 'stopped';
	const mail = writeTroubleMail(trouble, {
		ending: isWell ? { is_kept: false, ...ending, ended_at } : undefined,
		origin: deps.siteOrigin,
		now: deps.now().toISOString(),
	});
	const told = isWell ? 'well_told_to' : 'told_to';
	let result: 'told' | 'refused' = 'told';
	for (const { id: userId, email: to } of receivers) {
		if (!isInTime()) return 'unanswered';
		const mark = { key: trouble.key, told, userId } as const;
		if (!(await markTold(deps.db, mark))) continue;
		const delivery = await sendMail(deps, { ...mail, to });
		if (delivery === 'accepted') continue;
		await unmarkTold(deps.db, mark);
		if (delivery === 'unanswered') return delivery;
		result = 'refused';
	}
	return result;
}

/**
 * Mails what is noted, each account once however many schedulers run. The last thing that a tick does, so that a mail
 * server that hangs delays nothing. `begunAt`: when the tick began, by `performance.now()`. Never throws.
 */
export async function tellTroubles(deps: Deps, begunAt: number): Promise<void> {
	const end = begunAt + tellingMs;
	let isAnswering = true;
	const isInTime = () => isAnswering && performance.now() < end;
	try {
		for (const claimed of await claimTroubles(deps.db, deps.now())) {
			const result = isInTime() ? await tellOne(deps, claimed, isInTime) : 'unanswered';
			if (result === 'unanswered') isAnswering = false;
			const { key } = claimed.trouble;
			await releaseTrouble(deps.db, { key, isTold: result === 'told', now: deps.now() });
		}
	} catch (error) {
		deps.log('troubles_untold', describeBug(error));
	}
}
