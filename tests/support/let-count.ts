import { sql } from 'drizzle-orm';
import { siteState } from '#db/schema';
import { withSiteDatabase } from './site-database.ts';

/** The running site's scheduler counts what readers did at its next minute, instead of when somebody may ask again. A request that still waits stays: without it that minute would count nothing. */
export const letCount = (dataDir: string) =>
	withSiteDatabase(dataDir, (db) =>
		db
			.delete(siteState)
			.where(sql`${siteState.key} = 'views-wanted' and ${siteState.value} ->> 'is_met' = 'true'`),
	);
