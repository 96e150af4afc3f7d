import type { OldArticle } from './address-pattern.ts';
import type { DocusaurusSettings } from './docusaurus-settings.ts';

/** The address that Docusaurus gives an article, by its slug or its file's name. */
export function listDocusaurusAddresses(
	{ blogs }: DocusaurusSettings,
	{ name, given }: OldArticle,
): string[] {
	const blog = blogs.find(({ path }) => name.startsWith(`${path}/`));
	if (blog?.route === undefined) return [];
	const file = name.slice(blog.path.length + 1).replace(/(?:\/index)?\.\w+$/, '');
	const dated = file.replace(
		/(^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/,
		(_, before: string, ...[year, month, day, rest]: string[]) =>
			`${before}${year}/${month}/${day}/${rest}`,
	);
	const slug = typeof given['slug'] === 'string' ? given['slug'] : dated;
	return [`/${blog.route}/${slug}`.replace(/\/{2,}/g, '/')];
}
