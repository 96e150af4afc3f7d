import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

test.each(['constructor', 'toString', 'hasOwnProperty'])(
	'B1: %s is a name like any other',
	(name) => {
		const html = (text: string) => renderArticle(text, { title: 'T' }).html;
		expect(html(`<table><tr><td align="${name}">1</td></tr></table>`)).toContain('<td>1</td>');
		expect(html(`<ol type="${name}"><li>um</li></ol>`)).toContain('<li>um</li>');
		expect(html(`Um <${name}>texto</${name}> aqui`)).toContain('Um texto aqui');
		expect(html(`A &${name}; b`)).toContain(`A &amp;${name}; b`);
	},
);
