import { readCascades } from './cascade.ts';
import type { DocusaurusSettings } from './docusaurus-settings.ts';
import { readEleventyData } from './eleventy-data.ts';
import { readIgnored } from './ignored.ts';
import { readJekyllDefaults } from './jekyll-defaults.ts';
import type { MarkdownSite } from './read-site.ts';
import type { StateRule } from './state-rule.ts';

type Fields = Record<string, unknown>;
type Files = readonly { name: string; text: string }[];

/** What an article has from its site, by its name there; what is nearer to it counts more. */
export async function openInherited(
	{ settings: files, isHexo, isPelican }: Pick<MarkdownSite, 'settings' | 'isHexo' | 'isPelican'>,
	settings: Fields,
	{
		sections,
		data,
		ignoring = [],
		docusaurus,
	}: {
		sections: Files;
		data: Files;
		ignoring?: Files;
		docusaurus?: DocusaurusSettings | undefined;
	},
): Promise<(name: string) => Fields> {
	const isJekyll = !isHexo && files.some((name) => /_config\.ya?ml$/.test(name));
	const status = settings['default_status'];
	const rules: StateRule[] = [
		...(isJekyll ? readJekyllDefaults(settings) : []),
		...(isPelican && status !== undefined ? [{ finds: () => true, fields: { status } }] : []),
		...readCascades(sections, settings),
		...(await readEleventyData(data)),
		...readIgnored(settings, ignoring, { isHexo, docusaurus }),
	];
	return (name) =>
		Object.assign({}, ...rules.filter(({ finds }) => finds(name)).map(({ fields }) => fields));
}
