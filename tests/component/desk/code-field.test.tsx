import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CodeField } from '../../../admin/src/session/code-field.tsx';

const recoveryCode = '4KQ9-TZ2M-P7WE-8HHX';

function Form({ allowRecovery }: { allowRecovery?: boolean }) {
	const [code, setCode] = useState('');
	return (
		<CodeField
			value={code}
			onChange={setCode}
			{...(allowRecovery === false && { allowRecovery })}
		/>
	);
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
afterEach(cleanup);

test.each([
	'475 226',
	' 475226',
	'475-226',
	'475\u00a0226',
	'475\u2009226\n',
	'４７５２２６',
	'Seu código: 475 226.',
	'4 7 5 2 2 6',
])('%j is the app’s code 475226, whole', (pasted) => {
	render(<Form />);
	type(pasted);
	expect(field().value).toBe('475226');
	expect(field().maxLength).toBe(-1);
});

test('a recovery code keeps its letters, however much is around it', () => {
	render(<Form />);
	fireEvent.click(screen.getByRole('button', { name: 'Usar um código de reserva' }));
	type(`  ${recoveryCode.replaceAll('-', ' - ')}  `);
	expect(field().value.replace(/[\s-]/g, '')).toBe('4KQ9TZ2MP7WE8HHX');
	expect(field().maxLength).toBe(-1);
});

test('a recovery code that is pasted in place of the app’s turns the field over', () => {
	render(<Form />);
	type(recoveryCode);
	expect(field().value).toBe(recoveryCode);
	expect(screen.getByRole('button', { name: 'Usar o aplicativo' })).toBeTruthy();
});

test('where no recovery code counts, digits alone are read', () => {
	render(<Form allowRecovery={false} />);
	type('a 12-34.56');
	expect(field().value).toBe('123456');
});
