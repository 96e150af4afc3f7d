import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { adminSessions, adminUsers, instant } from './schema.ts';

const now = sql`now()`;

const ofUser = () =>
	uuid()
		.notNull()
		.references(() => adminUsers.id, { onDelete: 'cascade' });

/** Second factors: authenticator apps. An unverified one is never asked for. */
export const mfaFactors = pgTable(
	'mfa_factors',
	{
		id: uuid().primaryKey(),
		user_id: ofUser(),
		friendly_name: text().notNull(),
		status: text({ enum: ['unverified', 'verified'] })
			.notNull()
			.default('unverified'),
		/** Encrypted, because the server must be able to read it and a database dump must not. */
		secret: text().notNull(),
		/** The newest time step whose code was accepted: its code and all earlier ones are used up. */
		last_step: bigint({ mode: 'number' }),
		created_at: instant().notNull().default(now),
		updated_at: instant().notNull().default(now),
	},
	(factor) => [index('mfa_factors_user').on(factor.user_id)],
);

/** A pending request for a factor's code; it can be answered once. */
export const mfaChallenges = pgTable(
	'mfa_challenges',
	{
		id: uuid().primaryKey().defaultRandom(),
		factor_id: uuid()
			.notNull()
			.references(() => mfaFactors.id, { onDelete: 'cascade' }),
		session_id: uuid()
			.notNull()
			.references(() => adminSessions.id, { onDelete: 'cascade' }),
		expires_at: instant().notNull(),
	},
	(challenge) => [index('mfa_challenges_session').on(challenge.session_id)],
);

/** Single-use codes that replace a lost app. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		/** Keyed hash of the code. */
		code_hash: text().primaryKey(),
		user_id: ofUser(),
		created_at: instant().notNull().default(now),
		used_at: instant(),
	},
	(code) => [index('recovery_codes_user').on(code.user_id)],
);

/** Codes sent by mail: at most one per account and purpose. */
export const oneTimeCodes = pgTable(
	'one_time_codes',
	{
		user_id: ofUser(),
		purpose: text({ enum: ['recovery', 'otp', 'reauthentication'] }).notNull(),
		/** Keyed hash of the code. */
		code_hash: text().notNull(),
		created_at: instant().notNull().default(now),
		expires_at: instant().notNull(),
	},
	(code) => [primaryKey({ columns: [code.user_id, code.purpose] })],
);

/** The refresh tokens of a session form a family with one unused token. Reusing a used token ends the session. */
export const refreshTokens = pgTable(
	'refresh_tokens',
	{
		/** SHA-256 of the token, in hex. */
		token_hash: text().primaryKey(),
		session_id: uuid()
			.notNull()
			.references(() => adminSessions.id, { onDelete: 'cascade' }),
		created_at: instant().notNull().default(now),
		used_at: instant(),
	},
	(token) => [index('refresh_tokens_session').on(token.session_id)],
);

/** Counters of the brute-force limiter: one row per key (address and IP, or IP), hashed. */
export const loginAttempts = pgTable(
	'login_attempts',
	{
		key: text().primaryKey(),
		/** Hash of the address alone, so that an admin can unlock it. Null for a row of an IP. */
		email_key: text(),
		failures: integer().notNull(),
		window_started_at: instant().notNull(),
		blocked_until: instant(),
	},
	(attempt) => [index('login_attempts_window').on(attempt.window_started_at)],
);
