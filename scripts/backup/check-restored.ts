import { createHash } from 'node:crypto';
import { readTable } from '#db/backup';
import type { Database } from '#db/client';
import { columnsOf, listColumns } from '#db/restore';
import type { BackupManifest } from './backup-manifest.ts';
import type { Backup } from './open-backup.ts';

const zonedTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

function inUtc(text: string): string {
	const [whole, local, fraction = '', sign, hours, minutes, seconds = 0] =
		zonedTime.exec(text) ?? [];
	if (whole === undefined) return text;
	const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
	const time = new Date(Date.parse(`${local}Z`) - Number(`${sign}1`) * offset * 1000);
	return `${time.toISOString().slice(0, 19)}${fraction}Z`;
}

/** PostgreSQL writes a time in its session's zone, which another server may not share; a text that looks like one stays. */
function digest(line: string, times: readonly string[]): string {
	const row = JSON.parse(line) as Record<string, unknown>;
	for (const name of times) {
		const time = row[name];
		if (typeof time === 'string') row[name] = inUtc(time);
	}
	return createHash('sha256').update(JSON.stringify(row)).digest('base64');
}

/**
 * Compares a table's rows, in any order, with those of the backup. Throws when one of them differs in a single byte,
 * is missing, or was not in the file.
 */
export async function checkRestored(
	db: Database,
	backup: Backup,
	{ name, rows }: BackupManifest['tables'][number],
): Promise<void> {
	const wanted = new Map<string, number>();
	const times = (await listColumns(db, name))
		.filter(({ type }) => type === 'timestamp with time zone')
		.map((column) => column.name);
	let columns: string[] | undefined;
	let lines = 0;
	for await (const line of backup.readTable(name)) {
		columns ??= columnsOf(line);
		lines += 1;
		const key = digest(line, times);
		wanted.set(key, (wanted.get(key) ?? 0) + 1);
	}
	let others = 0;
	for await (const row of readTable(db, name, columns)) {
		const key = digest(row, times);
		const left = wanted.get(key) ?? 0;
		if (left === 0) others += 1;
		else wanted.set(key, left - 1);
	}
	const lost = [...wanted.values()].reduce((sum, left) => sum + left, 0);
	if (lines !== rows) throw new Error(`O arquivo tem ${lines} linhas em vez de ${rows}.`);
	if (lost + others > 0) {
		throw new Error(`${Math.max(lost, others)} de ${rows} linhas não ficaram como no arquivo.`);
	}
}
