import { sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { readOwnImage } from '#domain/pictures/own-picture';
import { oldAddresses } from '../address-schema.ts';
import type { Database } from '../client.ts';
import { publishContent, takeNumberingLock } from '../publishing/publications.ts';
import { isTaken } from '../readers/missed-addresses.ts';
import { blogPosts } from '../schema.ts';
import { listRows } from '../sql-text.ts';
import { isPublic } from './post-columns.ts';

/** A post, or an address that `readRedirectTarget` returned. */
export type RedirectTarget = { post_id: string } | { leads_to: string };

const rowsAtOnce = 500;
const turn = sql`turn as (select ${takeNumberingLock})`;

async function checkTarget(db: Database, target: RedirectTarget): Promise<void> {
	const found =
		'post_id' in target
			? sql`select from blog_posts where ${blogPosts.id} = ${target.post_id} and ${isPublic}`
			: sql`select where not starts_with(${target.leads_to}, '/categories/')
				union all select from categories where '/categories/' || slug = ${target.leads_to}`;
	if ((await listRows(db, found)).length > 0) return;
	const text =
		'post_id' in target
			? 'Só dá para redirecionar para um post publicado.'
			: 'Esta categoria não existe mais.';
	throw new AppError('invalid_input', text, { field: 'to' });
}

/** From the next build on, readers of this address are led on. Can be repeated, with another target too. */
export async function leadAddress(
	db: Database,
	{ address, to, now }: { address: string; to: RedirectTarget; now: string },
): Promise<number | null> {
	if (await isTaken(db, address))
		throw new AppError('in_use', 'Esse endereço agora é de um post. Nada mudou.', {
			field: 'address',
		});
	await checkTarget(db, to);
	const { post_id = null, leads_to = null } = { post_id: undefined, leads_to: undefined, ...to };
	const [row] = await listRows<{ publication: string }>(
		db,
		sql`with ${turn}, published as (${publishContent(now)})
			insert into old_addresses (address, post_id, leads_to, publication, created_at)
			select ${address}, ${post_id}::uuid, ${leads_to}, published.id, ${now}::timestamptz from published
			on conflict (address) do update set post_id = excluded.post_id, leads_to = excluded.leads_to,
				publication = excluded.publication, created_at = excluded.created_at
			returning publication`,
	);
	return row ? Number(row.publication) : null;
}

/** The address leads nowhere again. Null when it did not lead on. */
export async function freeAddress(
	db: Database,
	{ address, now }: { address: string; now: string },
): Promise<number | null> {
	const [row] = await listRows<{ id: string }>(
		db,
		sql`with gone as (
				delete from old_addresses where address = ${address} and publication is not null returning address
			), turn as (select ${takeNumberingLock} from gone)
			${publishContent(now)}`,
	);
	return row ? Number(row.id) : null;
}

/** Rules are read at every request of a page that is not there, so they have an end. */
export const mostPictureAddresses = 2_000;
const leadsToPicture = ({ to }: { to: string }) => readOwnImage(to) !== undefined;

/**
 * Takes over where addresses lead; an address that leads on already stays. Of those that lead to a picture as many as
 * there is room for, the first ones: returns how many are left out.
 */
export async function importLedAddresses(
	db: Database,
	given: readonly { from: string; to: string }[],
	now: string,
): Promise<number> {
	const [{ count } = { count: 0 }] = await listRows<{ count: number }>(
		db,
		sql`select count(*)::integer as count from old_addresses where starts_with(leads_to, '/images/')`,
	);
	const toPictures = given.filter(leadsToPicture);
	const fitting = toPictures.slice(0, Math.max(0, mostPictureAddresses - count));
	const rows = [...given.filter((each) => !leadsToPicture(each)), ...fitting].map(
		({ from, to }) => ({
			address: from,
			leads_to: to,
			publication: leadsToPicture({ to }) ? null : 0,
			created_at: now,
		}),
	);
	for (let start = 0; start < rows.length; start += rowsAtOnce) {
		const batch = rows.slice(start, start + rowsAtOnce);
		await db.insert(oldAddresses).values(batch).onConflictDoNothing();
	}
	return toPictures.length - fitting.length;
}
