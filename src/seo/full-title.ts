import { site } from '#config/site';

/** Spec §1: every title ends with the blog's name. `Livros` → `Livros | Vão Livre`. */
export const fullTitle = (title: string): string =>
	title === site.name ? title : `${title} | ${site.name}`;
