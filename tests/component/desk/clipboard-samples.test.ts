import { expect, it } from 'vitest';
import { htmlToMarkdown } from '../../../admin/src/features/post-form/editor/paste/html-to-markdown.ts';
import { clipboards } from '../../support/clipboards/clipboards.ts';

it.each(clipboards)('what $program copies becomes clean Markdown', ({ html, markdown }) => {
	expect(htmlToMarkdown(html).markdown).toBe(markdown);
});
