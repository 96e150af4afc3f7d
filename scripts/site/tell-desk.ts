import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { connect } from '#db/client';
import { type BuildFailureNote, failureFile, writeBuildFailure } from '#lib/build-failure';
import { findDatabase } from '#lib/deploy-context';
import { BuildError, explainError } from './build-error.ts';

/** A short wait, because the database may be the fault. */
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, max: 1 };

async function writeToDatabase(deployId: string, note: BuildFailureNote): Promise<void> {
	const url = findDatabase(process.env) ?? '';
	const { db, close } = await connect(url, () => undefined, patience);
	await writeBuildFailure(db, deployId, note).finally(close);
}

/** Reports why a deploy's build failed; the functions read it when Netlify's event arrives. */
export async function tellDesk(error: unknown, deployId: string): Promise<void> {
	const reason = error instanceof BuildError ? error.reason : 'code';
	const note = { reason, log: explainError(error) };
	await writeToDatabase(deployId, note).catch(() => {
		// The build plugin passes it on.
		mkdirSync(dirname(failureFile), { recursive: true });
		writeFileSync(failureFile, JSON.stringify(note));
	});
}
