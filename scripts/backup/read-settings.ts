import { functionEnv } from '#lib/env';
import type { BackupSettings } from './backup-manifest.ts';

const isSecret = (name: string) => /SECRET|KEY|TOKEN|PASSWORD|DATABASE_URL|HOOK|SMTP/.test(name);
const more = ['PORT', 'ADMIN_EMAIL', 'ADMIN_NAME', 'PUBLIC_GA_ID', 'NETLIFY_SITE_ID'];

/** The settings in the environment, secrets by name only. */
export function readSettings(
	env: Record<string, string | undefined>,
	authSecret: string | undefined,
): BackupSettings {
	const names = [...Object.keys(functionEnv.shape), ...more].filter((name) => env[name]);
	const open = names.filter((name) => !isSecret(name));
	return {
		variables: Object.fromEntries(open.map((name) => [name, env[name] ?? ''])),
		secrets: names.filter(isSecret),
		...(authSecret !== undefined && { auth_secret: authSecret }),
	};
}
