import { describe, expect, it } from 'vitest';
import { Pager } from '#components/pager.tsx';
import { paths } from '#config/paths';
import { renderStatic, textOf } from '../../support/render-static.tsx';

const pager = (page: number, pages: number) =>
	renderStatic(<Pager page={page} pages={pages} addressOf={paths.books} />);

describe('Spec §9, pager', () => {
	it('Spec §9: shows up to five numbers, with ellipses where numbers are left out', () => {
		const root = pager(5, 9);
		const shown = [...root.querySelectorAll('li')].slice(1, -1).map(textOf);
		expect(shown).toEqual(['1', '…', '4', '5', '6', '…', '9']);
		expect(shown.filter((text) => text !== '…').length).toBeLessThanOrEqual(5);
	});

	it('marks the page that is shown and links the others', () => {
		const root = pager(2, 3);
		expect(textOf(root.querySelector('[aria-current="page"]'))).toBe('2');
		const addresses = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
		expect(addresses).toEqual(['/livros', '/livros', '/livros/2', '/livros/3', '/livros/3']);
	});

	it('has no step before the first page nor after the last', () => {
		expect(pager(1, 2).querySelector('[aria-label="Página anterior"]')).toBeNull();
		expect(pager(2, 2).querySelector('[aria-label="Próxima página"]')).toBeNull();
		const heard = [...pager(1, 2).querySelectorAll('li:not([aria-hidden])')];
		expect(heard.map(textOf)).toEqual(['1', '2', '']);
	});

	it('tells machines which step leads on and which back', () => {
		const steps = [...pager(2, 3).querySelectorAll('a[rel]')];
		expect(steps.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
			['prev', '/livros'],
			['next', '/livros/3'],
		]);
	});

	it('is not there for a single page', () => {
		expect(pager(1, 1).innerHTML).toBe('');
	});
});
