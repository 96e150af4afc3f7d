import { expect, it } from 'vitest';
import { renderArticle } from '#article/render-article';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { writePlain } from '../../../admin/src/editor/paste/plain-paste.ts';

const seen = (markdown: string) => {
	const holder = document.createElement('div');
	holder.innerHTML = renderArticle(markdown, { title: '' }).html;
	return (holder.textContent ?? '').replace(/\s+/g, ' ').trim();
};

const box = '<input type="checkbox" class="task-list-item-checkbox" disabled';
const notion = '<!-- notionvc: 1 -->';
const apart = '- [x] um\n\n- [ ] dois';
const both = '- [x] um\n- [ ] dois';

it.each([
	['GitHub', `<ul><li>${box} checked=""> um</li><li>${box}> dois</li></ul>`, both],
	[
		'GitHub, loose',
		`<ul><li><p>${box} checked> um</p></li><li><p>${box}> dois</p></li></ul>`,
		both,
	],
	[
		'Google Docs in Portuguese',
		'<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" aria-roledescription="caixa de seleção"><p>um</p></li><li role="checkbox" aria-checked="false"><p>dois</p></li></ul>',
		both,
	],
	['Notion', `${notion}<ul><li>[x] um</li><li>[ ] dois</li></ul>`, both],
	['Notion, loose', `${notion}<ul><li><p>[X] um</p></li><li><p>[ ] dois</p></li></ul>`, both],
	['Notion with bold', `${notion}<ul><li><p>[x] <b>um</b></p></li></ul>`, '- [x] **um**'],
	[
		'a page that Notion exported',
		'<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">um</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>dois</span></li></ul>',
		apart,
	],
	[
		'editors of the web',
		'<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked="checked"><span></span></label><div><p>um</p></div></li><li data-checked="false"><label><input type="checkbox"><span></span></label><div><p>dois</p></div></li></ul>',
		apart,
	],
	[
		'Obsidian',
		'<ul><li data-task="x" class="task-list-item is-checked"><input type="checkbox">um</li><li data-task=" " class="task-list-item"><input type="checkbox">dois</li></ul>',
		both,
	],
	[
		'items within items',
		`<ul><li>${box} checked> um<ul><li>${box}> dois</li></ul></li></ul>`,
		'- [x] um\n    - [ ] dois',
	],
	['bold at its start', `<ul><li>${box} checked> <b>um</b> e</li></ul>`, '- [x] **um** e'],
])('a check list keeps its ticks: %s', (_, html, markdown) => {
	const pasted = htmlToMarkdown(html);
	expect(pasted).toMatchObject({ markdown, removed: [], isRich: true });
	expect(pasted.held).toEqual([]);
	expect(seen(markdown)).toContain('☑ um');
});

it.each([
	['paragraphs', `<p>${box} checked> um</p><p>${box}> dois</p>`, '☑ um\n\n☐ dois'],
	['lines', `<div><label>${box} checked>um</label><br>${box}> dois</div>`, '☑ um\\\n☐ dois'],
	['elements that only say so', '<div role="checkbox" aria-checked="true">um</div>', '☑ um'],
	[
		'cells',
		`<table><tr><td>A</td><td>B</td></tr><tr><td>${box} checked></td><td>um</td></tr></table>`,
		'| A | B |\n| --- | --- |\n| ☑ | um |',
	],
])('where there is no list, a tick is a sign in the text: %s', (_, html, markdown) => {
	expect(htmlToMarkdown(html)).toMatchObject({ markdown, removed: [], isRich: true });
});

it('boxes of a form go with it, which is said', () => {
	const { markdown, removed } = htmlToMarkdown(`<p>um</p><form>${box}> aceito</form>`);
	expect(markdown).toBe('um');
	expect(removed).toEqual(['forms']);
});

it.each([both, '- [x] um'])('so does one that was copied as text: %s', (plain) => {
	expect(seen(writePlain(plain))).toContain('☑ um');
});
