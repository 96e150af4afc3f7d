import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { hasHadAccount, markFirstAccount } from '#db/accounts/create-admin';
import { forgetSealedRows, readFingerprint, type Unsealed } from '#db/accounts/sealed-rows';
import { type AppliedMigration, listKeptTables, listMigrations, passingTables } from '#db/backup';
import type { Database } from '#db/client';
import { describeFailedQuery } from '#db/database-error';
import { ownTables } from '#db/own-tables';
import { fillAuthors } from '#db/posts/authors';
import { forgetLaneSwitch } from '#db/publishing/fast-lane-switch';
import { importOldViews } from '#db/readers/exported-visits';
import {
	continueSequences,
	emptyTables,
	findForeignReference,
	findUsedTable,
	insertRows,
	listColumns,
} from '#db/restore';
import type { PictureStore } from '#lib/picture-store';
import { settleTexts } from '../upgrade/settle-texts.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { checkRestored, checkRow, opensFactors, proveArticles } from './check-restored.ts';
import type { Backup } from './open-backup.ts';

export interface RestoreOptions {
	/** Migrated to the newest version. */
	db: Database;
	pictures: PictureStore;
	/** Delete existing data. */
	replace: boolean;
	/** Of the site's key, if it is reached from here. */
	fingerprint?: string | undefined;
	/** AUTH_SECRET as the restored site will have it, where that is known. */
	authSecret?: string | undefined;
	now: Date;
}

interface Restored {
	unsealed: Unsealed;
	/** Whether the fast lane was on; it is off now. */
	hadLane: boolean;
}

/** Maximum length of one statement in characters. */
const lettersAtOnce = 4_000_000;

/** A backup of an older version fits, because migrations only add; one of a newer or different schema does not. */
function checkMigrations(backup: AppliedMigration[], present: AppliedMigration[]): void {
	const differs = backup.findIndex(({ hash }, index) => present[index]?.hash !== hash);
	if (differs < 0) return;
	throw new Error(
		present.length < backup.length && differs === present.length
			? 'O backup é de uma versão mais nova do programa. Atualize o código antes de restaurar.'
			: `O backup é de outro programa: a migração ${differs + 1} não é a mesma.`,
	);
}

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
const addition = /CREATE TABLE "(\w+)"|ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/g;

/** What a backup's version had not yet: tables, and columns as `table.column`. */
function listAdded({ migrations }: BackupManifest): ReadonlySet<string> {
	const later = readMigrationFiles({ migrationsFolder }).slice(migrations.length);
	const statements = later.flatMap(({ sql }) => sql).join('\n');
	return new Set(
		[...statements.matchAll(addition)].map(([, table, of, column]) => table ?? `${of}.${column}`),
	);
}

/** Without one of its tables a restore would empty that and call it success. */
async function checkTables(db: Database, { manifest }: Backup): Promise<void> {
	const given = new Set([...manifest.tables.map(({ name }) => name), ...listAdded(manifest)]);
	const missing = (await listKeptTables(db)).find((table) => !given.has(table));
	if (missing !== undefined)
		throw new Error(`O backup não pode ser usado: falta a tabela ${missing}. Nada foi mudado.`);
}

async function checkTarget(db: Database, backup: Backup, replace: boolean): Promise<void> {
	checkMigrations(backup.manifest.migrations, await listMigrations(db));
	await checkTables(db, backup);
	const used = replace ? undefined : await findUsedTable(db);
	if (used !== undefined)
		throw new Error(
			`O banco de dados não está vazio (${used}). Para trocar todo o blog que há nele pelo backup, use --replace.`,
		);
	const foreign = await findForeignReference(db);
	if (foreign)
		throw new Error(
			`A tabela ${foreign.from}, que não é do blog, aponta para ${foreign.to}, que por isso não pode ser esvaziada. Nada foi mudado.`,
		);
}

function describeUnread(error: unknown): string | undefined {
	// It quotes the line.
	if (error instanceof SyntaxError) return 'Não foi possível ler uma linha.';
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	return /^(?:Z_|ERR_ENCODING_)/.test(code) ? 'O arquivo está danificado.' : undefined;
}

/** Why rows with the right checksum do not fit: somebody changed the backup, or the database refuses them. */
function explainTable(error: unknown, table: string): Error {
	const reason = error instanceof Error ? error.message : error;
	const why = describeUnread(error) ?? describeFailedQuery(error) ?? reason;
	const text = `Não foi possível restaurar a tabela ${table} do backup; o banco ficou como estava. ${why}`;
	return new Error(text, { cause: error });
}

async function restoreTable(db: Database, backup: Backup, table: string): Promise<void> {
	const added = listAdded(backup.manifest);
	const columns = (await listColumns(db, table))
		.map(({ name }) => name)
		.filter((name) => !added.has(`${table}.${name}`));
	let lines: string[] = [];
	let letters = 0;
	const flush = async () => {
		await insertRows(db, table, lines);
		[lines, letters] = [[], 0];
	};
	for await (const line of backup.readTable(table)) {
		checkRow(line, columns);
		lines.push(line);
		letters += line.length;
		if (letters > lettersAtOnce) await flush();
	}
	await flush();
}

const isKept = ({ name }: { name: string }) => ownTables.has(name) && !passingTables.includes(name);

async function restoreTables(
	db: Database,
	backup: Backup,
	{ now, fingerprint, authSecret }: RestoreOptions,
): Promise<Restored> {
	const { sequences } = backup.manifest;
	const tables = backup.manifest.tables.filter(isKept);
	const own = fingerprint ?? (await readFingerprint(db, 'production'));
	const hadAccount = await hasHadAccount(db);
	await emptyTables(db);
	for (const table of tables) {
		try {
			await restoreTable(db, backup, table.name);
			await checkRestored(db, backup, table);
		} catch (error) {
			throw explainTable(error, table.name);
		}
	}
	const lacks = (table: string) => tables.every(({ name }) => name !== table);
	await settleTexts(db);
	await proveArticles(db);
	if (lacks('authors')) await fillAuthors(db);
	if (lacks('visits')) await importOldViews(db);
	await continueSequences(db, sequences, now.toISOString());
	if (hadAccount || (await hasHadAccount(db))) await markFirstAccount(db);
	const isSameKey =
		own === (await readFingerprint(db, 'production')) &&
		(authSecret === undefined || (await opensFactors(db, authSecret)));
	const hadLane = await forgetLaneSwitch(db);
	const unsealed = isSameKey
		? { emails: [], hadHook: false }
		: await forgetSealedRows(db, now.toISOString());
	return { unsealed, hadLane };
}

/**
 * Replaces the present data with a backup, in one transaction, so a failure leaves the database unchanged. Pictures
 * come first, as everywhere. Earlier versions also backed up the tables of others, which are left out.
 */
export async function restoreBackup(
	backup: Backup,
	options: RestoreOptions,
): Promise<Restored & { leftOut: string[] }> {
	const { db, pictures, replace } = options;
	await checkTarget(db, backup, replace);
	for (const { file } of backup.manifest.pictures) {
		await pictures.write(file, await backup.readPicture(file));
	}
	const restored = await db.transaction(async (transaction) => {
		await checkTarget(transaction, backup, replace);
		return restoreTables(transaction, backup, options);
	});
	const foreign = backup.manifest.tables.filter(({ name }) => !ownTables.has(name));
	return { leftOut: foreign.map(({ name }) => name), ...restored };
}
