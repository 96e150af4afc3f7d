import { connect, type Database } from '#db/client';
import { describeDriverError } from '#db/database-error';
import { applyMigrations } from '../apply-migrations.ts';
import { BuildError } from '../build/build-error.ts';
import { startPostgres } from './postgres.ts';
import type { LocalSettings } from './settings.ts';

export interface OpenDatabase {
	db: Database;
	url: string;
	/** Another process runs the embedded server. */
	joined: boolean;
	close: () => Promise<void>;
}

function explain(error: unknown, url: string): Error {
	const { host } = new URL(url);
	const reason = describeDriverError(error) ?? (error instanceof Error ? error.message : error);
	return new Error(`O banco de dados em ${host} não respondeu: ${reason}`, { cause: error });
}

/**
 * Opens and migrates the database of these settings: the one in DATABASE_URL, or DATA_DIR's embedded server, which is
 * started unless it is already running.
 */
export async function openDatabase(
	settings: Pick<LocalSettings, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
	const embedded = settings.databaseUrl
		? undefined
		: await startPostgres({ dataDir: settings.dataDir });
	const url = settings.databaseUrl ?? embedded?.url ?? '';
	try {
		await applyMigrations(url);
		const { db, close } = await connect(url, (error) => console.error(error.message));
		return {
			db,
			url,
			joined: embedded?.joined === true,
			close: async () => {
				await close();
				await embedded?.stop();
			},
		};
	} catch (error) {
		await embedded?.stop();
		throw error instanceof BuildError ? error : explain(error, url);
	}
}
