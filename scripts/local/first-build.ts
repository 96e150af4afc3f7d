import type { StoredBuild } from './build-store.ts';
import { mayPass } from './request-builds.ts';
import type { ServedSite } from './served-site.ts';
import type { Stage } from './stage.ts';

export interface FirstBuild {
	/** The newest build, whichever code made it. */
	last: StoredBuild | undefined;
	/** Fingerprint of the current code and settings. */
	fingerprint: string;
	/** Finds the newest publication in the database. */
	findNewest: () => Promise<number>;
	stage: Stage;
	build: () => Promise<void>;
	/** Requests a build in the background. */
	requestBuild: () => void;
	/** Opens the desk without a site. */
	openDesk: () => Promise<ServedSite>;
	explain: (error: unknown) => void;
	signal: AbortSignal;
}

/**
 * Serves the last build immediately if the current code made it, and updates it in the background. Otherwise builds
 * first. If that fails, the last good site stays or, if there is none, the desk alone is served, because the editor
 * needs it to fix the problem.
 */
export async function showFirstBuild(options: FirstBuild): Promise<void> {
	const { last, fingerprint, findNewest, stage, build, requestBuild } = options;
	if (last?.fingerprint === fingerprint) {
		await stage.show(last);
		if (last.version.publication < (await findNewest())) requestBuild();
		return;
	}
	try {
		await build();
	} catch (error) {
		if (options.signal.aborted) throw error;
		options.explain(error);
		await (last ? stage.show(last) : showDesk(options));
		if (mayPass(error)) requestBuild();
	}
}

async function showDesk({ stage, openDesk, explain }: FirstBuild): Promise<void> {
	try {
		stage.showInstead(await openDesk());
	} catch (error) {
		// Readers still see the page that asks them to come back; the terminal says why there is no desk either.
		explain(error);
	}
}
