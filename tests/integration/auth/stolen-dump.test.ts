import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authClient } from '../../support/auth-client.ts';
import { type MailSink, startMailSink } from '../../support/mail-sink.ts';
import { admin, apiForFile } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForFile();
let sink: MailSink;
beforeAll(async () => {
	sink = await startMailSink();
	api.deps.mailServer = { url: sink.url, from: 'x@blog.test' };
});
afterAll(() => sink.close());

interface Row {
	table_name: string;
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
	const tables = await api.db.execute(
		sql`select table_name from information_schema.tables where table_schema = 'public'`,
	);
	const rows = tables as unknown as { rows: Row[] };
	const texts = await Promise.all(
		rows.rows.map(async ({ table_name }) => {
			const name = sql.identifier(table_name);
			const found = await api.db.execute(
				sql`select coalesce(string_agg(t::text, E'\n'), '') as text from ${name} t`,
			);
			return (found as unknown as { rows: { text: string }[] }).rows[0]?.text ?? '';
		}),
	);
	return texts.join('\n');
}

test('A4: a dump of the database holds nothing that signs anyone in', async () => {
	const client = authClient(api);
	const first = (await client.grant()).body;
	const factor = await client.switchOn(first.access_token);
	const code = await client.codeNow(factor.secret);
	const browser = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' };
	const login = { action: 'login', email: admin.email, password: admin.password, code };
	const desk = await api.send('admin-auth', login, { headers: browser });
	expect(desk.status).toBe(200);
	const renewed = (await client.refresh(factor.session.refresh_token)).body;
	const half = (await client.grant()).body;
	for (const name of ['auth/recover', 'auth/otp']) await api.send(name, { email: admin.email });
	await client.as(renewed.access_token, 'auth/reauthenticate');
	await api.settle();
	const mailed = sink.mails.map(
		({ text }) => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? '',
	);
	expect(mailed).toHaveLength(3);
	const secrets: string[] = [
		...[admin.password, desk.body.sessionToken, desk.body.adminToken, factor.secret],
		...[first, renewed, half].flatMap((one) => [one.access_token, one.refresh_token]),
		factor.session.refresh_token,
		/__Host-bind=([^;]+)/.exec(desk.headers.get('set-cookie') ?? '')?.[1] ?? '',
		...mailed,
		...factor.recoveryCodes,
		Buffer.from(await api.deps.authSecret()).toString(),
	];
	const text = (await dump()).toLowerCase();
	expect(text).toContain(admin.email);
	for (const secret of secrets) {
		expect(secret.length).toBeGreaterThan(8);
		for (const written of [secret, secret.replaceAll('-', '')]) {
			expect(text.includes(written.toLowerCase()), written.slice(0, 4)).toBe(false);
			const encoded = Buffer.from(written);
			expect(text).not.toContain(encoded.toString('hex'));
			expect(text).not.toContain(encoded.toString('base64').replace(/=+$/, '').toLowerCase());
		}
	}
});

test('A4: what a dump does hold is refused where the real thing goes', async () => {
	const client = authClient(api);
	const hashes = (await dump()).match(/[0-9a-f]{64}/g) ?? [];
	expect(hashes.length).toBeGreaterThan(8);
	api.deps.clock.advance(20 * minuteMs);
	for (const hash of new Set(hashes)) {
		const validate = { action: 'validate', sessionToken: hash };
		expect((await api.send('admin-auth', validate)).body).toEqual({ valid: false });
		expect((await client.refresh(hash)).status).toBe(400);
	}
});
