import type { StoredBuild } from './build-store.ts';
import { mayPass } from './request-builds.ts';
import type { ServedSite } from './served-site.ts';
import type { Stage } from './stage.ts';

export interface FirstBuild {
	/** The newest build, whatever code made it. */
	last: StoredBuild | undefined;
	/** Of the present code and settings. */
	fingerprint: string;
	/** The newest publication of the database. */
	findNewest: () => Promise<number>;
	stage: Stage;
	build: () => Promise<void>;
	/** Asks for a build behind the readers' backs. */
	requestBuild: () => void;
	/** The desk without a site. */
	openDesk: () => Promise<ServedSite>;
	explain: (error: unknown) => void;
	signal: AbortSignal;
}

/**
 * Serves the last build at once when the present code made it, and brings it up to date behind the
 * readers' backs; builds first when there is none. What does not build leaves the last good site or, where there
 * is none, the desk alone: without it nobody could mend what is wrong.
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
		// Readers are asked to come back all the same, and the terminal says why there is no desk either.
		explain(error);
	}
}
