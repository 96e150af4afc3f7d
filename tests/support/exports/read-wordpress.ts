import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { openWordPress } from '../../../scripts/import/wordpress/wordpress-source.ts';
import { anExport } from './wordpress-export.ts';

/** The items that the importer reads from these entries. */
export async function readWordPress(...entries: string[]): Promise<ImportItem[]> {
	const bytes = new TextEncoder().encode(anExport(...entries));
	const open = async function* () {
		yield bytes;
	};
	const { items } = await openWordPress(open, 'export.xml');
	const found: ImportItem[] = [];
	for await (const item of items()) found.push(item);
	return found;
}

/** A custom field of an entry, as XML. */
export const meta = (key: string, value: string): string =>
	`<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
