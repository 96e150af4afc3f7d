import { z } from 'zod';
import { failureReasons } from '#contract/site-status';
import type { Database } from '#db/client';
import { readState, writeState } from '#db/site-state';
import type { BlobStore } from './blob-store.ts';
import type { Deps } from './deps.ts';

/** Why a deploy's build failed: only the build itself knows, because Netlify's event does not say. */
export const buildFailure = z.object({ reason: z.enum(failureReasons), log: z.string() });
export type BuildFailureNote = z.output<typeof buildFailure>;

/** Passes from the build command to the build plugin, the only one of them with access to the site's blobs. */
export const failureFile = '.data/build-failure.json';

const stateKey = 'build-failure';
const ofDeploy = buildFailure.extend({ deploy_id: z.string() });
const blobOf = (deployId: string) => `build-failure/${deployId}`;

/** Where the build command writes it, since it has no access to the site's blobs. */
export async function writeBuildFailure(
	db: Database,
	deployId: string,
	note: BuildFailureNote,
): Promise<void> {
	await writeState(db, stateKey, { ...note, deploy_id: deployId });
}

/** Stored outside the database, which may be the cause of the failure. */
export async function leaveBuildFailure(
	blobs: BlobStore,
	deployId: string,
	note: BuildFailureNote,
): Promise<void> {
	await blobs.write(blobOf(deployId), JSON.stringify(note));
}

/** What the build of this deploy reported; undefined when it reported nothing. */
export async function takeBuildFailure(
	{ db, blobs }: Pick<Deps, 'db' | 'blobs'>,
	deployId: string,
): Promise<BuildFailureNote | undefined> {
	const written = ofDeploy.safeParse(await readState(db, stateKey)).data;
	if (written?.deploy_id === deployId) return written;
	const left = await blobs.read(blobOf(deployId));
	if (left === undefined) return undefined;
	await blobs.remove(blobOf(deployId));
	return buildFailure.safeParse(JSON.parse(left)).data;
}
