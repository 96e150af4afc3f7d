import { setTimeout } from 'node:timers/promises';
import type { Snapshot } from '#content/snapshot';
import { type TakenSnapshot, takeSnapshot } from '#content/take-snapshot';
import { type ConnectionOptions, connect } from '#db/client';
import { describeDriverError, toDomainError } from '#db/database-error';
import { isExample } from '#domain/post/is-example';
import { settleEarlierData } from '../upgrade/settle-earlier-data.ts';
import { BuildError } from './build-error.ts';

/** Losing more than this share of posts at once counts as a fault, not as the editor's intention. */
const largestFall = 0.3;

/** Their owner may remove the examples at any time. */
export const countOwnPosts = (posts: Snapshot['posts']): number =>
	posts.filter((post) => !isExample(post)).length;

/**
 * Stops a build that would replace a good site by an empty or much smaller one; a new blog is empty by right.
 * `previousPosts` is the live site's count; undefined when there is none. Examples count in neither.
 */
export function checkSnapshot(
	snapshot: Pick<Snapshot, 'posts' | 'has_published'>,
	previousPosts: number | undefined,
	env: Record<string, string | undefined>,
): void {
	const posts = countOwnPosts(snapshot.posts);
	if (posts === 0 && snapshot.has_published && env['ALLOW_EMPTY_SITE'] !== '1') {
		throw new BuildError(
			'content',
			'Não há nenhum post publicado. Para montar um site vazio, defina ALLOW_EMPTY_SITE=1.',
		);
	}
	if (previousPosts === undefined || env['ALLOW_SHRINK'] === '1') return;
	if (posts >= previousPosts * (1 - largestFall)) return;
	throw new BuildError(
		'content',
		`O site no ar tem ${previousPosts} posts e este teria ${posts}. Se é isso mesmo, defina ALLOW_SHRINK=1.`,
	);
}

interface DataSource {
	databaseUrl: string;
	siteUrl: string;
	now: () => Date;
	/** The pictures among the site's files. */
	sitePictures: ReadonlySet<string>;
	/** Pauses between attempts, in milliseconds. */
	pausesMs?: number[];
	timeouts?: ConnectionOptions;
}

/** Retries a database that is waking up or restarting, and gives up on one that hangs. */
const patience = [500, 1_000, 2_000, 4_000];
const buildTimeouts: ConnectionOptions = { query_timeout: 20_000 };

async function readOnce(source: DataSource, folder: string): Promise<TakenSnapshot> {
	const { databaseUrl, sitePictures, timeouts = buildTimeouts } = source;
	const now = source.now();
	const connection = await connect(databaseUrl, () => undefined, timeouts);
	try {
		await settleEarlierData(connection.db, source, now);
		return await takeSnapshot(connection.db, folder, now, sitePictures);
	} finally {
		// Closing a hanging connection would hang too, and the process ends with the build anyway.
		void connection.close().catch(() => undefined);
	}
}

/** Takes the snapshot into `folder`; retries transient faults, and throws when they persist. */
export async function readData(source: DataSource, folder: string): Promise<TakenSnapshot> {
	const pauses = [...(source.pausesMs ?? patience)];
	for (;;) {
		try {
			return await readOnce(source, folder);
		} catch (error) {
			const pause = pauses.shift();
			if (pause === undefined || toDomainError(error)?.code !== 'unavailable') {
				const reason = describeDriverError(error);
				const message = `Não foi possível ler o banco de dados${reason ? `: ${reason}` : '.'}`;
				throw new BuildError('database', message, { cause: error });
			}
			await setTimeout(pause);
		}
	}
}
