import { expect, it } from 'vitest';
import type { PastedText } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { takeOutSigns } from '../../../admin/src/editor/paste/picture-slots.ts';
import { clipboards } from '../../support/clipboards.ts';

/** The text once its pictures have come. */
function withPictures({ markdown, held }: PastedText): string {
	const { text, places } = takeOutSigns(markdown);
	const pictures = places.filter(({ picture }) => picture !== undefined);
	expect(pictures.map(({ picture }) => picture)).toEqual(held.map((_, at) => at));
	return pictures.reduceRight((whole, { at, isWithin, picture = 0 }) => {
		const { alt, title } = held[picture] ?? {};
		const image = `![${alt}](imagem-${picture + 1}${title ? ` "${title}"` : ''})`;
		const before = whole.slice(0, at);
		return (
			before +
			(isWithin ? (/\S$/.test(before) ? ' ' : '') : at > 0 ? '\n\n' : '') +
			image +
			whole.slice(at)
		);
	}, text);
}

it.each(clipboards)('what $program copies becomes clean Markdown', ({ html, rtf, markdown }) => {
	expect(withPictures(htmlToMarkdown(html, { rtf }))).toBe(markdown);
});

it('every sample names the public source of its form', () => {
	expect(clipboards).toHaveLength(14);
	for (const { source } of clipboards) expect(source).toMatch(/https:\/\//);
});
