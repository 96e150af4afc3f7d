import { expect, test } from 'vitest';
import { toDomainError } from '#db/database-error';

/** As Drizzle wraps what a driver throws. */
function failed(message: string, given: object = {}): Error {
	const cause = Object.assign(new Error(message), given);
	return Object.assign(new Error('Failed query: select', { cause }), {
		query: 'select',
		params: [],
	});
}
const server = (code: string) => ({ code, severity: 'ERROR' });

test.each([
	['a full disk', failed('could not extend file', server('53100')), /está cheio/],
	[
		'a full project',
		failed('could not extend file because project size limit (512 MB) has been exceeded'),
		/está cheio/,
	],
	[
		'used-up hours',
		failed('Your account or project has exceeded the compute time quota.', server('XX000')),
		/A cota do banco de dados deste mês acabou/,
	],
	[
		'a used-up plan, over HTTP',
		failed('Server error (HTTP status 402): …'),
		/A cota do banco de dados deste mês acabou/,
	],
	[
		'a disabled endpoint',
		failed('The endpoint has been disabled. Enable it using Neon API and retry.', server('XX000')),
		/está desativado/,
	],
	[
		'a database that is read only',
		failed('cannot execute INSERT', server('25006')),
		/só aceita leitura/,
	],
	['a missing table', failed('relation "x" does not exist', server('42P01')), /Faltam no banco/],
	['a wrong password', failed('authentication failed', server('28P01')), /DATABASE_URL/],
	['a wrong name', failed('does not exist', server('3D000')), /DATABASE_URL/],
])('D1: %s is told with what to do, never as what passes', (_, error, words) => {
	const told = toDomainError(error);
	expect(told?.code).toBe('unavailable');
	expect(told?.message).toMatch(words);
	expect(told?.message).not.toMatch(/instantes/);
});

test.each([
	['too many connections', failed('sorry, too many clients already', server('53300'))],
	['a restart', failed('terminating connection', server('57P01'))],
	['a lost line', failed('Connection terminated unexpectedly')],
])('D1: %s passes, and is told so', (_, error) => {
	expect(toDomainError(error)?.message).toMatch(/Tente de novo em instantes/);
});

test('what another service says of its quota is not the database’s', () => {
	expect(toDomainError(new Error('You exceeded your current quota'))).toBeUndefined();
});
