import type { AuthUser } from '#contract/auth/account';
import { getUser } from '#db/accounts/admin-users';
import { countRecoveryCodes } from '#db/accounts/recovery-codes';
import { listFactors } from '#db/accounts/second-factors';
import type { Deps } from '#lib/deps';

/** An account in the backend client's shape. */
export async function describeUser(userId: string, deps: Deps): Promise<AuthUser> {
	const user = await getUser(deps.db, userId);
	const { id, email, created_at, updated_at } = user;
	const factors = await listFactors(deps.db, id);
	return {
		id,
		email,
		created_at,
		updated_at,
		phone: '',
		is_anonymous: false,
		aud: 'authenticated',
		role: 'authenticated',
		email_confirmed_at: created_at,
		app_metadata: {
			provider: 'email',
			providers: ['email'],
			recovery_codes_left: await countRecoveryCodes(deps.db, id),
		},
		user_metadata: { name: user.name },
		identities: [
			{
				identity_id: id,
				id,
				user_id: id,
				provider: 'email',
				created_at,
				identity_data: { email, sub: id },
			},
		],
		factors: factors.map(({ secret: _, last_step: __, ...factor }) => ({
			...factor,
			factor_type: 'totp',
		})),
	};
}
