import '../quick-imports.mjs';
import { BuildError, explainError } from '../build/build-error.ts';
import type { buildSite, SiteBuild } from '../build/build-site.ts';

/** Read while nobody waits yet; what is wrong with it, the build itself tells. */
const loading = import('../build/build-site.ts');
loading.catch(() => undefined);

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
		const { buildSite } = await loading;
		const result = await buildSite({ ...order, now: () => new Date(), report });
		await tell({ kind: 'done', ...result });
	} catch (error) {
		const reason = error instanceof BuildError ? error.reason : 'code';
		const message = error instanceof Error ? error.message : String(error);
		await tell({ kind: 'failed', reason, message, log: explainError(error) });
	}
	process.exit();
});
