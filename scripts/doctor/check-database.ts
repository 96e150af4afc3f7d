import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { hasAdmin } from '#db/accounts/create-admin';
import { connect, type Database, isNeon } from '#db/client';
import { describeEncoding, readEncoding } from '#db/encoding';
import { bad, type Finding, good, off } from '#domain/site/finding';
import { explainDatabase } from '../local/explain-database.ts';

const journal = new URL('../../drizzle/meta/_journal.json', import.meta.url);
const limits = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, max: 1 };
const notMigrated = '42P01';

/** Migrations in this code that the database lacks. */
async function countMissing(db: Database): Promise<number> {
	const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
	const { rows } = (await db.execute(
		sql`select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations`,
	)) as unknown as { rows: { newest: string }[] };
	return entries.filter(({ when }) => when > Number(rows[0]?.newest ?? 0)).length;
}

function codeOf(error: unknown): unknown {
	for (let at = error; at instanceof Error; at = at.cause) if ('code' in at) return at.code;
	return undefined;
}

async function checkMigrations(db: Database): Promise<Finding> {
	const about = 'Tabelas';
	const mend =
		'Rode `npm run migrate` com esta DATABASE_URL, ou publique o site: o build migra antes de ler.';
	try {
		const missing = await countMissing(db);
		return missing === 0
			? good(about, 'na versão deste código.')
			: bad(about, missing === 1 ? 'falta 1 migração.' : `faltam ${missing} migrações.`, mend);
	} catch (error) {
		if (codeOf(error) === notMigrated) return bad(about, 'o banco está vazio.', mend);
		throw error;
	}
}

async function checkAccount(db: Database): Promise<Finding> {
	return (await hasAdmin(db))
		? good('Conta', 'há quem possa entrar no painel.')
		: bad(
				'Conta',
				'ninguém pode entrar no painel.',
				'Crie a primeira em /admin/login; ou, se já houve uma: npm run admin -- create --email voce@exemplo.com.br --name "Seu Nome"',
			);
}

const newDatabase = 'Aponte DATABASE_URL para um banco em UTF8; na Neon todos são.';

/** Checks that the database responds, is migrated, and has an account that can sign in. */
export async function checkDatabase(
	url: string,
	now = () => performance.now(),
): Promise<Finding[]> {
	const about = 'Banco de dados';
	const { host } = new URL(url);
	const startedAt = now();
	const { db, close } = await connect(url, () => undefined, limits);
	try {
		await db.execute(sql`select 1`);
		const driver = isNeon(url) ? 'pelo protocolo da Neon' : 'por TCP';
		const reached = good(
			about,
			`${host} respondeu em ${Math.round(now() - startedAt)} ms, ${driver}.`,
		);
		const encoding = await readEncoding(db);
		if (encoding !== 'UTF8')
			return [reached, bad('Caracteres', describeEncoding(encoding), newDatabase)];
		const tables = await checkMigrations(db);
		return [reached, tables, ...(tables.state === 'good' ? [await checkAccount(db)] : [])];
	} catch (error) {
		const mend =
			'Copie o endereço outra vez do painel da Neon (Connect), com a senha; veja se o projeto não está suspenso por cota.';
		return [bad(about, await explainDatabase(error, url), mend)];
	} finally {
		void close().catch(() => undefined); // Closing a hanging connection would hang too.
	}
}

export const noDatabase = off('Banco de dados', 'não foi verificado.', 'Defina DATABASE_URL.');
