import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from './running-site.ts';

/** What an earlier version left behind: tests/kept/README.md. */
export interface KeptVersion {
	name: string;
	folder: string;
	/** The rows of each table. */
	tables: Map<string, Record<string, unknown>[]>;
	sequences: { name: string; last_value: string }[];
	account: { email: string; password: string; secondFactor: string; authSecret: string };
	journal: {
		postId: string;
		baseRevision: number;
		values: { title: string; content: string };
		thrownAt?: string;
	}[];
}

const kept = join(root, 'tests/kept');

type Line =
	| { table: string; row: Record<string, unknown> }
	| { sequence: string; last_value: number };

function readKept(name: string): KeptVersion {
	const folder = join(kept, name);
	const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
	const text = gunzipSync(readFileSync(join(folder, 'database.jsonl.gz'))).toString();
	const lines: Line[] = text
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
	const tables: KeptVersion['tables'] = new Map();
	const sequences: KeptVersion['sequences'] = [];
	for (const line of lines) {
		if ('table' in line) tables.set(line.table, [...(tables.get(line.table) ?? []), line.row]);
		else if (line.last_value !== null)
			sequences.push({ name: line.sequence, last_value: String(line.last_value) });
	}
	return {
		name,
		folder,
		tables,
		sequences,
		account: read('account.json'),
		journal: read('journal.json'),
	};
}

export const keptVersions = readdirSync(kept, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => readKept(name));

/** Passes a temporary folder with that version's migrations to `use`. */
export async function withMigrationsOf<Result>(
	version: KeptVersion,
	use: (folder: string) => Promise<Result>,
): Promise<Result> {
	const { migrations } = JSON.parse(
		readFileSync(join(version.folder, 'backup/backup.json'), 'utf8'),
	);
	const folder = mkdtempSync(join(tmpdir(), 'blog-migrations-'));
	try {
		cpSync(join(root, 'drizzle'), folder, { recursive: true });
		const path = join(folder, 'meta/_journal.json');
		const journal = JSON.parse(readFileSync(path, 'utf8'));
		journal.entries = journal.entries.slice(0, migrations.length);
		writeFileSync(path, JSON.stringify(journal));
		return await use(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
