import { sql } from 'drizzle-orm';
import { siteState } from '#db/schema';
import { withSiteDatabase } from './site-database.ts';

/** The running site's scheduler counts what readers did at its next minute, instead of when somebody may ask again. */
export const letCount = (dataDir: string) =>
	withSiteDatabase(dataDir, (db) =>
		db.delete(siteState).where(sql`${siteState.key} = 'views-wanted'`),
	);
