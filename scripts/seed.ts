import { fileURLToPath } from 'node:url';
import type { Database } from '#db/client';
import { hasPosts } from '#db/posts/present-posts';
import { readState, writeState } from '#db/site-state';
import { fromSaoPauloTime, toSaoPauloTime } from '#domain/time/schedule';
import type { ImportItem } from './import/import-item.ts';
import { importItems } from './import/import-items.ts';
import { readItems } from './import/read-items.ts';

const demoFolder = fileURLToPath(new URL('./demo', import.meta.url));
const stateKey = 'demo';
const dayMs = 24 * 60 * 60 * 1000;

/** Demo articles are dated relative to the seeding: some days ago, or scheduled some days ahead. */
function toDated({ key, source, fields }: ImportItem, now: Date): ImportItem {
	const ahead = fields['scheduled_in_days'];
	const days = ahead === undefined ? -Number(fields['days_ago'] ?? 0) : Number(ahead);
	const time = String((ahead === undefined ? fields['hour'] : fields['scheduled_time']) ?? '09:00');
	const day = toSaoPauloTime(new Date(now.getTime() + days * dayMs).toISOString()).slice(0, 10);
	const date = fromSaoPauloTime(`${day}T${time}`);
	return { key: `demo/${key}`, source, fields: { ...fields, date, updated_at: date } };
}

/**
 * Fills an empty database with the demo blog, once: an interrupted seeding continues, and a blog that its editor
 * emptied stays empty. Returns how many posts it created.
 */
export async function seedDemo(db: Database, now: Date): Promise<number> {
	const state = await readState<'started' | 'done'>(db, stateKey);
	if (state === 'done' || (!state && (await hasPosts(db)))) return 0;
	await writeState(db, stateKey, 'started');
	const items = readItems(demoFolder).map((item) => toDated(item, now));
	const reports = await importItems(db, items, { publish: true, now });
	const refused = reports.find(({ outcome }) => outcome === 'refused');
	if (refused) throw new Error(`${refused.source}: ${refused.notes.join('; ')}`);
	await writeState(db, stateKey, 'done');
	return reports.filter(({ outcome }) => outcome !== 'present').length;
}
