import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BlogResult } from '#contract/results';
import { datesOf, type ResultSpan } from '#domain/time/period';
import { readChange, visitChange } from '../../../admin/src/features/results/change.ts';
import { listNamed, shapeChart } from '../../../admin/src/features/results/chart-shape.ts';
import { DayChart } from '../../../admin/src/features/results/day-chart.tsx';
import { aBlogResult } from '../../support/factories/a-blog-result.ts';

afterEach(cleanup);
const { units } = aBlogResult();
const show = (given: Partial<BlogResult> = {}, span: ResultSpan = '28d') =>
	render(<DayChart blog={aBlogResult(given)} span={span} />);

describe('the chart of visits', () => {
	it('draws the days with a title, a description, the best day’s post and a table', () => {
		show();
		const drawn = screen.getByRole('img', { name: 'Visitas por dia' });
		expect(document.getElementById(drawn.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
			'De 24 de outubro a 20 de novembro. O maior foi 5 de novembro, com 388 visitas; o post mais lido foi “Como cobrar sem constranger”. Os 28 dias anteriores, em linha tracejada, tiveram 2.814 visitas.',
		);
		expect(drawn.querySelector('.note')?.textContent).toBe(
			'388 em 5/11 “Como cobrar sem constranger”',
		);
		expect(drawn.querySelectorAll('.now')).toHaveLength(28);
		expect(drawn.querySelectorAll('.weekend')).toHaveLength(8);
		expect(drawn.querySelectorAll('.open')).toHaveLength(1);
		expect([...drawn.querySelectorAll('.mark')].map((mark) => mark.textContent)).toEqual(['200']);
		const table = screen.getByRole('table', { name: 'Visitas por dia, em números' });
		expect(within(table).getAllByRole('row')).toHaveLength(29);
		expect(within(table).getByRole('row', { name: /^5 de novembro 388 \d+ 1$/ })).toBeTruthy();
	});

	it('marks the days on which a post came out', () => {
		show();
		expect(document.querySelectorAll('.chart-foot i')).toHaveLength(4);
		expect(document.body.textContent).toContain('dia com post novo');
		expect(
			screen.getByTitle(/^5 de novembro: 388 visitas, antes \d+\. 1 post novo\.$/),
		).toBeTruthy();
	});

	it('marks none where none came out', () => {
		show({ units: units.map((unit) => ({ ...unit, came_out: 0 })) });
		expect(document.querySelector('.chart-foot i')).toBeNull();
		expect(document.body.textContent).not.toContain('dia com post novo');
	});

	it('of months has neither weekends nor marks of new posts', () => {
		const months = datesOf('12m', '2026-11-20').units.map((since, at) => ({
			since,
			visits: 10 * at,
			before: 0,
			came_out: 3,
		}));
		show({ units: months, before: null, best: null }, '12m');
		const drawn = screen.getByRole('img', { name: 'Visitas por mês' });
		expect(drawn.querySelector('.weekend, .note, polyline')).toBeNull();
		expect(document.querySelectorAll('.chart-foot i')).toHaveLength(0);
		expect(document.querySelectorAll('.chart-foot span')).toHaveLength(12);
	});

	it('names a few of many bars', () => {
		expect(listNamed(28)).toEqual([0, 13, 27]);
		expect(listNamed(7)).toHaveLength(7);
	});

	it.each([
		[0, []],
		[1, []],
		[10, [5, 10]],
		[118, [50, 100]],
		[388, [200]],
		[9_000, [5_000]],
	])('has round marks for %i visits at most', (visits, marks) => {
		const [unit] = units;
		const shape = shapeChart(unit ? [{ ...unit, visits, before: 0 }] : [], false);
		expect(shape.marks.map(({ count }) => count)).toEqual(marks);
		expect(shape.bars.every(({ height }) => height <= 86)).toBe(true);
	});
});

describe('a change', () => {
	it.each([
		[20, 20, 'igual'],
		[40, 20, '100 % a mais'],
		[19, 20, '1 a menos'],
		[40, 19, '21 a mais'],
		[1_000, 1_001, 'quase igual'],
	])('from %i visits against %i is %s', (now, before, words) => {
		expect(visitChange(now, before).words.replaceAll('\u00a0', ' ')).toBe(words);
	});

	it('of reading is in points, where both spans have enough visits', () => {
		const half = { told: 40, read: 20 };
		expect(readChange(half, { told: 100, read: 49 })?.words).toBe('1 ponto a mais');
		expect(readChange(half, { told: 19, read: 1 })).toBeUndefined();
	});
});
