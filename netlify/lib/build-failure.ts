import { z } from 'zod';
import { failureReasons } from '#contract/site-status';
import type { Database } from '#db/client';
import { readState, writeState } from '#db/site-state';
import type { BlobStore } from './blob-store.ts';
import type { Deps } from './deps.ts';

/** Why a deploy's build failed: the build itself knows, and Netlify's event does not tell. */
export const buildFailure = z.object({ reason: z.enum(failureReasons), log: z.string() });
export type BuildFailureNote = z.output<typeof buildFailure>;

/** From the build command to the plugin beside it, which alone reaches the blobs of the site. */
export const failureFile = '.data/build-failure.json';

const stateKey = 'build-failure';
const ofDeploy = buildFailure.extend({ deploy_id: z.string() });
const blobOf = (deployId: string) => `build-failure/${deployId}`;

/** Where a build command writes it: it has no way to the site's blobs. */
export async function writeBuildFailure(
	db: Database,
	deployId: string,
	note: BuildFailureNote,
): Promise<void> {
	await writeState(db, stateKey, { ...note, deploy_id: deployId });
}

/** Where it outlives the build and needs no database, which may be the fault. */
export async function leaveBuildFailure(
	blobs: BlobStore,
	deployId: string,
	note: BuildFailureNote,
): Promise<void> {
	await blobs.write(blobOf(deployId), JSON.stringify(note));
}

/** What the build of this deploy told; undefined when it told nothing. */
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
