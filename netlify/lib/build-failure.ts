import { z } from 'zod';
import type { BlobStore } from './blob-store.ts';

/** Why a deploy's build failed: the build itself knows, and Netlify's event does not tell. */
const buildFailure = z.object({
	reason: z.enum(['database', 'content', 'timeout', 'quota', 'code']),
	log: z.string(),
});
export type BuildFailureNote = z.output<typeof buildFailure>;

const keyOf = (deployId: string) => `build-failure/${deployId}`;

/** Leaves the reason where it outlives the build and needs no database, which may be the fault. */
export async function leaveBuildFailure(
	blobs: BlobStore,
	deployId: string,
	note: BuildFailureNote,
): Promise<void> {
	await blobs.write(keyOf(deployId), JSON.stringify(note));
}

/** Takes what the build left; undefined when it left nothing. */
export async function takeBuildFailure(
	blobs: BlobStore,
	deployId: string,
): Promise<BuildFailureNote | undefined> {
	const text = await blobs.read(keyOf(deployId));
	if (text === undefined) return undefined;
	await blobs.remove(keyOf(deployId));
	return buildFailure.safeParse(JSON.parse(text)).data;
}
