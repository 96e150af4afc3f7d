import { sql } from 'drizzle-orm';
import { paths } from '#config/paths';
import type { Database } from '#db/client';
import { takeSeededCoversBack } from '#db/pictures/seeded-covers';
import { settleGuids } from '#db/posts/guids';
import { countEarlierDeploys } from '#db/publishing/deploys';
import { markContained } from '#db/publishing/publications';
import { absoluteUrl } from '#seo/absolute-url';

const isLocal = (url: string) => /^(?:127\.|localhost$|\[::1\])/.test(new URL(url).hostname);

/**
 * Brings what earlier versions left to what this one expects, so that the build contains it; repeated, it changes
 * nothing. A trial on this machine never writes its address into a database elsewhere.
 */
export async function settleEarlierData(
	db: Database,
	{ siteUrl, databaseUrl }: { siteUrl: string; databaseUrl: string },
	now: Date,
): Promise<void> {
	await countEarlierDeploys(db);
	await db.execute(
		sql`update blog_posts set text_changed_at = updated_at where text_changed_at is null`,
	);
	const { publication } = await takeSeededCoversBack(db, now.toISOString());
	if (publication !== null) await markContained(db, publication, now);
	if (!isLocal(siteUrl) || isLocal(databaseUrl)) {
		await settleGuids(db, absoluteUrl(siteUrl, paths.post('')));
	}
}
