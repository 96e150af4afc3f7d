import { expect, it } from 'vitest';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { clipboards } from '../../support/clipboards.ts';

const word = clipboards.find(({ program }) => program === 'word');
const { html = '', rtf = '' } = word ?? {};

it('Word’s pictures are in its RTF, and keep their file’s name', async () => {
	const { held, missing } = htmlToMarkdown(html, { rtf });
	expect(held.map(({ file, alt }) => [file.name, file.type, alt])).toEqual([
		['clip_image001.png', 'image/png', 'Mesa vista de cima'],
		['clip_image002.png', 'image/png', ''],
	]);
	expect(missing).toEqual([]);
	const [first] = held;
	expect(
		[...new Uint8Array((await first?.file.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 4),
	).toEqual([0x89, 0x50, 0x4e, 0x47]);
});

it('with one picture more or less in the RTF none is taken, because they would be exchanged', () => {
	const fewer = rtf.replace(/\{\\\*\\shppict[\s\S]*?\}\}(?=\{\\nonshppict)/, '');
	const { held, missing } = htmlToMarkdown(html, { rtf: fewer });
	expect([held.length, missing]).toEqual([0, ['disk', 'disk']]);
});

it('a picture that Word wrote as a drawing alone is found', () => {
	const drawing =
		'<p class=MsoNormal><span><v:shape id="a" style="width:9pt"><v:imagedata src="file:///C:/t/a.jpg" o:title=""/></v:shape></span></p><p>Fim.</p>';
	expect(htmlToMarkdown(drawing).missing).toEqual(['disk']);
});

it('a photo of megabytes is read whole', () => {
	const photo = `{\\rtf1{\\pict\\jpegblip\\bliptag1{\\*\\blipuid 0123456789abcdef}\n${'ab\n'.repeat(4_000_000)}}}`;
	const { held } = htmlToMarkdown('<p><img src="file:///C:/t/foto.jpg"></p>', { rtf: photo });
	expect(held[0]?.file.size).toBe(4_000_000);
});
