import { z } from 'zod';

export const manifestFile = 'backup.json';

const sha256 = z.string().regex(/^[a-f0-9]{64}$/);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

/** A backup's description, written last, so that an incomplete backup has none. */
export const backupManifest = z.object({
	format: z.literal('blog-backup'),
	version: z.literal(1),
	created_at: z.iso.datetime(),
	migrations: z.array(z.object({ hash: z.string(), created_at: z.string() })).min(1),
	/** In restore order; rows are lines of JSON. */
	tables: z
		.array(z.object({ name, rows: z.number().int().min(0), sha256 }))
		.refine((tables) => new Set(tables.map(({ name }) => name)).size === tables.length),
	sequences: z.array(z.object({ name, last_value: z.string().regex(/^\d{1,18}$/) })),
	pictures: z.array(z.object({ file: z.string().regex(/^[a-f0-9]{64}-\d{1,5}\.webp$/), sha256 })),
	/** Picture files that the library refers to and the store lacks. */
	missing: z.array(z.string()),
	settings: sha256,
});
export type BackupManifest = z.output<typeof backupManifest>;

export const countRows = ({ tables }: BackupManifest, table: string) =>
	tables.find(({ name }) => name === table)?.rows ?? 0;
export const countPosts = (manifest: BackupManifest) => countRows(manifest, 'blog_posts');
/** What is wrong with a backup without one. */
export const noPosts =
	'O backup não tem nenhum post. Confira DATABASE_URL; sem ela, o banco é o de DATA_DIR.';

export const tableFile = (table: string) => `tables/${table}.jsonl.gz`;
export const pictureFile = (file: string) => `pictures/${file}`;
export const settingsFile = 'settings.json';

export const backupSettings = z.object({
	/** The environment's settings, except secrets. */
	variables: z.record(z.string(), z.string()),
	/** Names of secrets that were set; their values are kept elsewhere. */
	secrets: z.array(z.string()),
	/** Only with --with-secrets. */
	auth_secret: z.string().optional(),
});
export type BackupSettings = z.output<typeof backupSettings>;
