import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { fail } from '../../../scripts/local/say.ts';

afterEach(() => {
	process.exitCode = undefined;
});

const printed = (error: unknown) => {
	const stderr = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	fail(error);
	const text = stderr.mock.calls.flat().join('');
	stderr.mockRestore();
	return text;
};
const fault = (code: string, message: string) =>
	new DrizzleQueryError(
		'insert into "admin_users" values ($1)',
		['$scrypt$segredo'],
		Object.assign(new Error(message), { code, severity: 'ERROR' }),
	);

test('D12: a command that the database refuses prints why, without the query and its values', () => {
	const text = printed(fault('53100', 'could not extend file: No space left on device'));
	expect(text).toMatch(/recusou uma operação \(53100: could not extend file/);
	expect(text).not.toMatch(/segredo|insert into/);
});

test('D12: of a rejected value it prints the code alone, because the server quotes the value', () => {
	const text = printed(fault('22P02', 'invalid input syntax for type uuid: "segredo"'));
	expect(text).toContain('recusou uma operação (22P02).');
	expect(text).not.toContain('segredo');
});

test('any other failure is printed as it is', () => {
	expect(printed(new Error('Já existe.'))).toContain('Já existe.');
});
