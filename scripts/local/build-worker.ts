import '../quick-imports.mjs';
import type { LatePageShell } from '#domain/site/late-post';
import { BuildError, explainError } from '../site/build-error.ts';
import type { BuiltSite, SiteBuild } from '../site/build-site.ts';

/** Loads the code ahead of time; if that fails, the build itself reports it. */
const loading = import('../site/build-site.ts');
loading.catch(() => undefined);

/** The order for the worker, and its messages. */
export interface BuildOrder extends Omit<SiteBuild, 'now' | 'report'> {
	/** Whether posts are brought forward here, which takes the pages' compiled code. */
	rendersLate?: boolean;
}

/** What a runner needs to show posts that are newer than the build. */
export interface BuiltLane {
	frame: LatePageShell;
	/** The compiled renderer's file; empty where no post is brought forward. */
	renderer: string;
}

interface LocalSite extends Omit<BuiltSite, 'lateFrame'> {
	lane: BuiltLane;
}
export type BuildMessage =
	| { kind: 'step'; step: string }
	| ({ kind: 'done' } & LocalSite)
	| { kind: 'failed'; reason: BuildError['reason']; message: string; log: string };

async function build({ rendersLate, ...order }: BuildOrder): Promise<LocalSite> {
	const report = (step: string) => void tell({ kind: 'step', step });
	const { buildSite } = await loading;
	const { lateFrame: frame, ...site } = await buildSite({
		...order,
		now: () => new Date(),
		report,
	});
	if (!rendersLate) return { ...site, lane: { frame, renderer: '' } };
	const { makeLateRenderer } = await import('../site/bundle-late-post-renderer.ts');
	return { ...site, lane: { frame, renderer: await makeLateRenderer(order) } };
}

const tell = (news: BuildMessage) =>
	new Promise<void>((resolve) => process.send?.(news, () => resolve()));

// The runner ends this process: Ctrl-C reaches the whole process group, and a killed runner closes the channel.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(1));
process.once('message', async (order: BuildOrder) => {
	try {
		await tell({ kind: 'done', ...(await build(order)) });
	} catch (error) {
		const reason = error instanceof BuildError ? error.reason : 'code';
		const message = error instanceof Error ? error.message : String(error);
		await tell({ kind: 'failed', reason, message, log: explainError(error) });
	}
	process.exit();
});
