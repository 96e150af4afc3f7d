import { z } from 'zod';

const factor = z.object({
	id: z.string(),
	friendly_name: z.string(),
	factor_type: z.literal('totp'),
	status: z.enum(['unverified', 'verified']),
	created_at: z.string(),
	updated_at: z.string(),
});
export type Factor = z.output<typeof factor>;

/** An account, in the shape of the specification's backend client. */
export const authUser = z.object({
	id: z.string(),
	aud: z.literal('authenticated'),
	role: z.literal('authenticated'),
	email: z.string(),
	email_confirmed_at: z.string(),
	phone: z.literal(''),
	app_metadata: z.object({
		provider: z.literal('email'),
		providers: z.tuple([z.literal('email')]),
		/** Number of unused recovery codes. */
		recovery_codes_left: z.int(),
	}),
	user_metadata: z.object({ name: z.string() }),
	identities: z.array(
		z.object({
			identity_id: z.string(),
			id: z.string(),
			user_id: z.string(),
			provider: z.literal('email'),
			identity_data: z.object({ email: z.string(), sub: z.string() }),
			created_at: z.string(),
		}),
	),
	factors: z.array(factor),
	is_anonymous: z.literal(false),
	created_at: z.string(),
	updated_at: z.string(),
});
export type AuthUser = z.output<typeof authUser>;

/** All that a session sees of its account while the second factor is missing: which factors it may be asked for. */
const halfUser = z.strictObject({
	factors: z.array(factor.pick({ id: true, factor_type: true, status: true })),
});

/** The reply to a sign-in, in the shape of the specification's backend client. */
export const authSession = z.object({
	access_token: z.string(),
	token_type: z.literal('bearer'),
	/** Seconds. */
	expires_in: z.int(),
	/** Seconds since 1970. */
	expires_at: z.int(),
	refresh_token: z.string(),
	user: z.union([authUser, halfUser]),
});
export type AuthSession = z.output<typeof authSession>;
