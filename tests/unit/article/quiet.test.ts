import { expect, test, vi } from 'vitest';
import { renderArticle } from '#article/render-article';

test('D12: no word of a draft is quoted in the log, however broken its HTML', () => {
	const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;
	const said = methods.map((method) => vi.spyOn(console, method).mockReturnValue(undefined));
	for (const attribute of ['srcset', 'style', 'src', 'href', 'sizes', 'class', 'id', 'onerror']) {
		for (const value of [
			'segredo um dois',
			'segredo 2q, segredo -1w',
			'segredo{;:"}',
			'%zz segredo',
		]) {
			const html = `<img src="a.png" ${attribute}='${value}'><a ${attribute}='${value}'>x</a>`;
			renderArticle(html, { title: '' });
		}
	}
	for (const spy of said) expect(spy.mock.calls).toEqual([]);
});
