import '../quick-imports.mjs';
import { BuildError, explainError } from '../build/build-error.ts';
import type { buildSite, SiteBuild } from '../build/build-site.ts';

/** Loads the code ahead of time; if that fails, the build itself reports it. */
const loading = import('../build/build-site.ts');
loading.catch(() => undefined);

/** The order for the worker, and its messages. */
export type BuildOrder = Omit<SiteBuild, 'now' | 'report'>;
export type BuildNews =
	| { kind: 'step'; step: string }
	| ({ kind: 'done' } & Awaited<ReturnType<typeof buildSite>>)
	| { kind: 'failed'; reason: BuildError['reason']; message: string; log: string };

const tell = (news: BuildNews) =>
	new Promise<void>((resolve) => process.send?.(news, () => resolve()));

// The runner ends this process: Ctrl-C reaches the whole process group, and a killed runner closes the channel.
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
