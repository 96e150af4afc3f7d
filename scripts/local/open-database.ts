import { connect, type Database } from '#db/client';
import { applyMigrations } from '../apply-migrations.ts';
import { BuildError } from '../site/build-error.ts';
import { explainDatabase } from './explain-database.ts';
import { startPostgres } from './postgres.ts';
import type { LocalSettings } from './settings.ts';

export interface OpenDatabase {
	db: Database;
	url: string;
	/** Another process runs the embedded server. */
	joined: boolean;
	close: () => Promise<void>;
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
		if (error instanceof BuildError) throw error;
		throw new Error(await explainDatabase(error, url), { cause: error });
	}
}
