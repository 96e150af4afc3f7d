import { limits } from '#config/limits';
import { site } from '#config/site';
import { listFooterCategories } from '#domain/names/category-lists';
import type { Snapshot } from './snapshot.ts';

export type FooterSource = Pick<Snapshot, 'posts' | 'categories'> &
	Partial<Pick<Snapshot, 'former_categories'>>;

/** What the footer names; the pages' keys contain it, so a page changes exactly when its footer does. */
export const footerCategories = (snapshot: FooterSource) =>
	listFooterCategories(snapshot, { chosen: site.footerCategories, most: limits.footerCategories });
