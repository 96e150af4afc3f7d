import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { rendererVersion } from '#article/renderer-version';
import { connect } from '#db/client';
import type { CorpusOptions } from '../../tests/support/generate-corpus.ts';
import { insertCorpus } from '../../tests/support/insert-corpus.ts';
import { applyMigrations } from '../apply-migrations.ts';
import { startPostgres } from '../local/postgres.ts';

export interface BenchDatabases {
	/** Clones a database with the corpus of `count` posts; changes to it affect no other bench. */
	clone: (count: number, bodyFactor?: number) => Promise<string>;
	stop: () => Promise<void>;
}

/** Increase it when the corpus changes. */
const corpusVersion = 1;

async function fill(url: string, options: CorpusOptions): Promise<void> {
	await applyMigrations(url);
	const { db, close } = await connect(url, () => undefined);
	await insertCorpus(db, options);
	await db.execute('vacuum analyze');
	await close();
}

/** The corpora in an embedded server under `folder`: created once, kept for the next run, cloned for each use. */
export async function openBenchDatabases(folder: string): Promise<BenchDatabases> {
	const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
	const server = await startPostgres({ dataDir: join(folder, 'postgres'), settings });
	const client = new pg.Client({ connectionString: server.url });
	await client.connect();
	const made = createHash('sha256').update(`${corpusVersion} ${rendererVersion}`).digest('hex');
	const addressOf = (name: string) => server.url.replace(/blog$/, name);
	const clones: string[] = [];

	async function findTemplate(count: number, bodyFactor: number): Promise<string> {
		const name = `corpus_${made.slice(0, 8)}_${count}_${bodyFactor}`;
		const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
		if (rowCount) return name;
		await client.query(`drop database if exists ${name}_draft with (force)`);
		await client.query(`create database ${name}_draft`);
		await fill(addressOf(`${name}_draft`), { count, bodyFactor });
		await client.query(`alter database ${name}_draft rename to ${name}`);
		return name;
	}

	return {
		clone: async (count, bodyFactor = 1) => {
			const template = await findTemplate(count, bodyFactor);
			const name = `run_${process.pid}_${clones.length}`;
			clones.push(name);
			await client.query(`drop database if exists ${name} with (force)`);
			await client.query(`create database ${name} template ${template}`);
			await applyMigrations(addressOf(name));
			return addressOf(name);
		},
		stop: async () => {
			for (const name of clones) await client.query(`drop database ${name} with (force)`);
			await client.end();
			await server.stop();
		},
	};
}
