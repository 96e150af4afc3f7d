import { setTimeout } from 'node:timers/promises';
import { type TakenSnapshot, takeSnapshot } from '#content/take-snapshot';
import { type ConnectionOptions, connect } from '#db/client';
import { describeDriverError, toDomainError } from '#db/database-error';
import { settleEarlierData } from '../upgrade/settle-earlier-data.ts';
import { BuildError } from './build-error.ts';

interface DataSource {
	databaseUrl: string;
	siteUrl: string;
	now: () => Date;
	/** The pictures among the site's files. */
	sitePictures: ReadonlySet<string>;
	/** Pauses between attempts, in milliseconds. */
	pausesMs?: number[];
	timeouts?: ConnectionOptions;
}

/** C7: retries a database that is waking up or restarting, and gives up on one that hangs. */
const patience = [500, 1_000, 2_000, 4_000];
const buildTimeouts: ConnectionOptions = { query_timeout: 20_000 };

async function readOnce(source: DataSource, folder: string): Promise<TakenSnapshot> {
	const { databaseUrl, sitePictures, timeouts = buildTimeouts } = source;
	const now = source.now();
	const connection = await connect(databaseUrl, () => undefined, timeouts);
	try {
		await settleEarlierData(connection.db, source, now);
		return await takeSnapshot(connection.db, folder, now, sitePictures);
	} finally {
		// Closing a hanging connection would hang too, and the process ends with the build anyway.
		void connection.close().catch(() => undefined);
	}
}

/** Takes the snapshot into `folder`; retries transient faults, and throws when they persist. */
export async function readData(source: DataSource, folder: string): Promise<TakenSnapshot> {
	const pauses = [...(source.pausesMs ?? patience)];
	for (;;) {
		try {
			return await readOnce(source, folder);
		} catch (error) {
			const pause = pauses.shift();
			if (pause === undefined || toDomainError(error)?.code !== 'unavailable') {
				const reason = describeDriverError(error);
				const message = `O banco de dados não pôde ser lido${reason ? `: ${reason}` : '.'}`;
				throw new BuildError('database', message, { cause: error });
			}
			await setTimeout(pause);
		}
	}
}
