import { getTableName, is } from 'drizzle-orm';
import { isPgSequence, PgTable } from 'drizzle-orm/pg-core';
import * as accounts from './account-schema.ts';
import * as addresses from './address-schema.ts';
import * as authors from './author-schema.ts';
import * as bulk from './bulk-undo-schema.ts';
import * as draftLinks from './draft-link-schema.ts';
import * as pictures from './picture-schema.ts';
import * as videos from './picture-schema.ts';
import * as plans from './plan-schema.ts';
import * as deploys from './publishing-schema.ts';
import * as searchEngines from './publishing-schema.ts';
import * as troubles from './publishing-schema.ts';
import * as blog from './schema.ts';
import * as topics from './topic-schema.ts';
import * as visits from './visit-schema.ts';

const parts: unknown[] = [
	accounts,
	addresses,
	authors,
	blog,
	bulk,
	deploys,
	draftLinks,
	pictures,
	plans,
	searchEngines,
	topics,
	troubles,
	videos,
	visits,
].flatMap((schema) => Object.values(schema));

/** The blog's own tables: its database may hold those of others, such as Neon's example `playing_with_neon`. */
export const ownTables: ReadonlySet<string> = new Set(
	parts.flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : [])),
);

/** Its sequences, except those that belong to a table's column. */
export const freeSequences: ReadonlySet<string> = new Set(
	parts.flatMap((part) => (isPgSequence(part) ? [part.seqName ?? ''] : [])),
);
