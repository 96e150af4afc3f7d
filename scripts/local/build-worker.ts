import { BuildError, explainError } from '../build/build-error.ts';
import { buildSite, type SiteBuild } from '../build/build-site.ts';

/** What the worker is asked, and what it tells. */
export type BuildOrder = Omit<SiteBuild, 'now' | 'report'>;
export type BuildNews =
	| { kind: 'step'; step: string }
	| ({ kind: 'done' } & Awaited<ReturnType<typeof buildSite>>)
	| { kind: 'failed'; reason: BuildError['reason']; message: string; log: string };

const tell = (news: BuildNews) =>
	new Promise<void>((resolve) => process.send?.(news, () => resolve()));

// The runner decides when this ends: Ctrl-C reaches the whole group, and a killed runner hangs up.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(1));
process.once('message', async (order: BuildOrder) => {
	try {
		const report = (step: string) => void tell({ kind: 'step', step });
		const result = await buildSite({ ...order, now: () => new Date(), report });
		await tell({ kind: 'done', ...result });
	} catch (error) {
		const reason = error instanceof BuildError ? error.reason : 'code';
		const message = error instanceof Error ? error.message : String(error);
		await tell({ kind: 'failed', reason, message, log: explainError(error) });
	}
	process.exit();
});
