import type { z } from 'zod';
import { reservedSlugs } from '#config/reserved-slugs';
import { pictureFaultTexts } from '#contract/picture-fault-texts';
import { findImage } from '#db/pictures/picture-records';
import { ensureCategory, getCategory } from '#db/topics/categories';
import { AppError } from '#domain/app-error';
import { findShownFault, storedHash } from '#domain/pictures/picture-address';
import { formatDateTime, formatHour } from '#domain/time/dates';
import { floorToMinute } from '#domain/time/schedule';
import type { Deps } from '#lib/deps';
import { forgetCategories } from '../publish/forget-replies.ts';

/** What a text lacks by the form's rules, in all their sentences; the first field is the one to go to. */
export function refuseFields({ issues }: z.ZodError): AppError {
	const sentences = [...new Set(issues.map(({ message }) => message))];
	return new AppError('invalid_input', sentences.join(' '), {
		field: issues[0]?.path.join('.') ?? '',
	});
}

/** Throws `invalid_input` for an address that the site itself uses. */
export function checkSlug(slug: string): string {
	if (!reservedSlugs.includes(slug)) return slug;
	throw new AppError('invalid_input', 'Este endereço é do próprio site.', { field: 'slug' });
}

/**
 * Rejects a cover on this site that does not exist; the contract has already checked the form of the address. A cover
 * that the post already had is reported by the build instead, so that the text can still be saved.
 */
export async function checkCover(
	given: string | null | undefined,
	present: string | null,
	{ db, sitePictures }: Pick<Deps, 'db' | 'sitePictures'>,
): Promise<void> {
	if (!given || given === present || !sitePictures) return;
	const hash = storedHash(given);
	const image = hash === undefined ? undefined : await findImage(db, hash);
	const widths = new Map(image ? [[image.hash, image.widths]] : []);
	if (findShownFault(given, { files: sitePictures, widths }) !== 'missing') return;
	const message = pictureFaultTexts.missing;
	throw new AppError('invalid_input', message, {
		field: 'image_url',
		fields: { image_url: message },
	});
}

/**
 * A time for a post or a plan, without its seconds. Throws `invalid_input` at `field` when it has passed; the sentence says
 * what time it is, because the clock of whoever asked may be wrong.
 */
export function checkTime(at: string, { now }: Pick<Deps, 'now'>, field = 'at'): string {
	const time = floorToMinute(at);
	if (Date.parse(time) > now().getTime()) return time;
	const message = `${formatDateTime(time)} já passou: agora são ${formatHour(now().toISOString())}.`;
	throw new AppError('invalid_input', message, { field, fields: { [field]: message } });
}

/** Finds a category by id, or finds or creates it by name. Undefined means unchanged. `present` is known to exist. */
export async function chooseCategory(
	given: { category_id?: string | null | undefined; category?: string | null | undefined },
	deps: Deps,
	present?: string | null,
): Promise<string | null | undefined> {
	if (given.category_id && given.category_id === present) return present;
	if (given.category_id) return (await getCategory(deps.db, given.category_id)).id;
	if (given.category) {
		const { id } = await ensureCategory(deps.db, given.category);
		await forgetCategories(deps);
		return id;
	}
	return given.category_id === undefined && given.category === undefined ? undefined : null;
}
