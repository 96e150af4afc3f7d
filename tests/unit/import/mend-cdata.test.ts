import { expect, test } from 'vitest';
import { mendCdata, openWordPress } from '../../../scripts/import/wordpress/wordpress-source.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
	const bytes = Buffer.from(text);
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const script = '<script>// <![CDATA[\nslot = 1;\n// ]]></script>';
const content = `${script}\n\nDepois do anúncio, a promoção.\n\n${script}`;
const escaped = anExport(anEntry({ title: 'Um ]]> dois', content }), anEntry({ content: 'Fim.' }));
/** As WordPress before 3.5 wrote it. */
const old = escaped.replaceAll(']]]]><![CDATA[>', ']]>');

test.each([1, 2, 7, 64_000])(
	'an end of CDATA within a text is escaped, whatever pieces of %i bytes the file comes in',
	async (size) => {
		const mended: Uint8Array[] = [];
		for await (const part of mendCdata(inChunks(old, size))) mended.push(part);
		expect(Buffer.concat(mended).toString()).toBe(escaped);
	},
);

test('an old export with scripts in its posts is imported', async () => {
	const source = await openWordPress(() => inChunks(old, 1000), 'antigo.xml');
	const found: unknown[] = [];
	for await (const { fields } of source.items()) found.push([fields['title'], fields['content']]);
	expect(found[0]).toEqual(['Um ]]> dois', 'Depois do anúncio, a promoção.']);
	expect(found).toHaveLength(2);
});
