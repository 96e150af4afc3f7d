import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { listRows } from './sql-text.ts';

/** How the database stores letters, such as `UTF8`. */
export async function readEncoding(db: Database): Promise<string> {
	const [row] = await listRows<{ encoding: string }>(
		db,
		sql`select current_setting('server_encoding') as encoding`,
	);
	return row?.encoding ?? '';
}

export const describeEncoding = (encoding: string) =>
	`O banco de dados guarda caracteres em ${encoding}, e o blog precisa de UTF8, senão as letras acentuadas se perdem. Crie outro, com: create database blog encoding 'UTF8' template template0`;
