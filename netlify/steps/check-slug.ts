import { reservedSlugs } from '#config/reserved-slugs';
import { AppError } from '#domain/app-error';

/** Throws `invalid_input` for an address that the site itself uses (B8). */
export function checkSlug(slug: string): string {
	if (!reservedSlugs.includes(slug)) return slug;
	throw new AppError('invalid_input', 'Este endereço é do próprio site.', { field: 'slug' });
}
