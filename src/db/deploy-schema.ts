import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './schema.ts';

/** The host's deploys: what the build of each one read, and how it ended. */
export const deploys = pgTable('deploys', {
	/** The host's own name for it. */
	id: text().primaryKey(),
	/** The newest publication that its build read; null until the build is complete. */
	publication: bigint({ mode: 'number' }),
	built_at: instant(),
	/** When the host reported the end. */
	ended_at: instant(),
	result: text({ enum: ['succeeded', 'failed'] }),
});
