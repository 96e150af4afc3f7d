import { existsSync, readFileSync } from 'node:fs';
import { netlifyBlobStore } from './blob-store.ts';
import { buildFailure, failureFile, leaveBuildFailure } from './build-failure.ts';
import { isPreview } from './deploy-context.ts';

/** Stores the build command's failure, which it could not write to the database, where the functions find it. */
export async function passOnBuildFailure(): Promise<void> {
	const deployId = process.env['DEPLOY_ID'];
	if (isPreview() || !deployId || !existsSync(failureFile)) return;
	const note = buildFailure.parse(JSON.parse(readFileSync(failureFile, 'utf8')));
	await leaveBuildFailure(netlifyBlobStore(), deployId, note);
}
