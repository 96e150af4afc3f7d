import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { connect } from '#db/client';
import { type BuildFailureNote, failureFile, writeBuildFailure } from '#lib/build-failure';
import { BuildError, explainError } from './build-error.ts';

/** The database may be the fault, so the wait for it is short. */
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, max: 1 };

async function writeToDatabase(deployId: string, note: BuildFailureNote): Promise<void> {
	const url = process.env['DATABASE_URL'] ?? '';
	const { db, close } = await connect(url, () => undefined, patience);
	await writeBuildFailure(db, deployId, note).finally(close);
}

/** Tells why a deploy's build failed, for when Netlify's event reaches the functions. */
export async function tellDesk(error: unknown, deployId: string): Promise<void> {
	const reason = error instanceof BuildError ? error.reason : 'code';
	const note = { reason, log: explainError(error) };
	await writeToDatabase(deployId, note).catch(() => {
		// The plugin of this build takes it from there.
		mkdirSync(dirname(failureFile), { recursive: true });
		writeFileSync(failureFile, JSON.stringify(note));
	});
}
