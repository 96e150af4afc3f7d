import pg from 'pg';
import { vi } from 'vitest';

/** The statements that a task sends to the database. */
export async function hearStatements(task: () => Promise<unknown>): Promise<string[]> {
	const heard: string[] = [];
	const { query } = pg.Client.prototype;
	const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		const [statement] = given as [string | { text: string }];
		heard.push(typeof statement === 'string' ? statement : statement.text);
		return Reflect.apply(query, this, given);
	} as typeof query);
	try {
		await task();
	} finally {
		spy.mockRestore();
	}
	return heard;
}
