import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url));
/** Two deploys at once migrate one after the other. */
const migrationLock = 7_302_002;

/** Brings the database at `url` to the newest schema; does nothing when it is there. */
export async function applyMigrations(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [migrationLock]);
		await migrate(drizzle(client), { migrationsFolder });
	} finally {
		await client.end();
	}
}
