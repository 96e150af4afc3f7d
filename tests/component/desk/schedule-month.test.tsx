import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ScheduleMonth } from '../../../admin/src/when/schedule-month.tsx';

afterEach(cleanup);

function AMonth() {
	const [day, setDay] = useState('2026-11-28');
	return <ScheduleMonth day={day} today="2026-11-27" entries={[]} crowded={{}} onPick={setDay} />;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('the focus goes with the chosen day, into another month too, so that Enter takes that day', () => {
	render(<AMonth />);
	screen.getByLabelText('28 de novembro de 2026').focus();
	for (const [key, name] of [
		['PageDown', '28 de dezembro de 2026'],
		['PageUp', '28 de novembro de 2026'],
		['ArrowDown', '5 de dezembro de 2026'],
		['Home', '29 de novembro de 2026'],
		['End', '5 de dezembro de 2026'],
	] as const) {
		press(key);
		expect(document.activeElement?.getAttribute('aria-label'), key).toBe(name);
		expect(document.activeElement?.closest('td')?.getAttribute('aria-selected')).toBe('true');
	}
});

test('the buttons above the month keep the focus when they change it', () => {
	render(<AMonth />);
	const after = screen.getByRole('button', { name: 'Mês seguinte' });
	after.focus();
	fireEvent.click(after);
	expect(screen.getByLabelText('28 de dezembro de 2026')).toBeTruthy();
	expect(document.activeElement).toBe(after);
});
