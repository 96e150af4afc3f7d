import { expect, test } from 'vitest';
import { AmpersandEscaper } from '../../../scripts/import/read-xml.ts';

const xml =
	'<t a="x&y">Bom & velho&</t><!-- a & b --><t>&amp; &#38; &#x26; &nbsp; P&D;&;</t><c><![CDATA[a & b <!-- ]]>&</c>&';
const escaped =
	'<t a="x&amp;y">Bom &amp; velho&amp;</t><!-- a & b --><t>&amp; &#38; &#x26; &nbsp; P&D;&amp;;</t><c><![CDATA[a & b <!-- ]]>&amp;</c>&amp;';

test.each([1, 2, 3, 7, 50, 1000])(
	'a lone ampersand becomes text, whatever the pieces: %i letters',
	(length) => {
		const escaper = new AmpersandEscaper();
		let read = '';
		for (let at = 0; at < xml.length; at += length)
			read += escaper.read(xml.slice(at, at + length), false);
		expect(read + escaper.read('', true)).toBe(escaped);
	},
);
