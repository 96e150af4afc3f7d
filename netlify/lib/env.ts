import { z } from 'zod';

const seconds = z.coerce.number().min(0);
const secret = z
	.string('falta: gere 32 bytes ou mais, por exemplo com `openssl rand -base64 48`')
	.refine((text) => new TextEncoder().encode(text).length >= 32, 'precisa de 32 bytes ou mais');

const hostList = z
	.string()
	.transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []));

/** Everything that the functions read from the environment; nothing else of them reads it. */
export const functionEnv = z.object({
	DATABASE_URL: z.url('falta, ou não é o endereço de um banco (postgres://…)'),
	AUTH_SECRET: secret,
	/** Asked by POST for a rebuild. Without it, publications wait for the next build. */
	BUILD_HOOK_URL: z.url('não é um endereço').optional(),
	/** Least seconds between two builds: each costs credits in production. */
	BUILD_MIN_INTERVAL: seconds.default(60),
	/** Production deploys that a month may have: 300 credits at 15 each. 0: they cost nothing, nobody counts. */
	DEPLOY_BUDGET: z.coerce.number().int().min(0).default(20),
	SITE_URL: z.url('não é um endereço').default('http://localhost:8888'),
	/** The old storage's hosts, separated by commas: pictures there count as absent (Spec §5). */
	IGNORED_IMAGE_HOSTS: hostList.default([]),
	/** Without it pictures are not generated. */
	OPENAI_API_KEY: z.string().optional(),
	/** Any service that speaks the same protocol. */
	OPENAI_BASE_URL: z.url('não é um endereço').optional(),
	OPENAI_IMAGE_MODEL: z.string().default('gpt-image-1.5'),
	/** Hosts that a generated picture may be read from when the service answers an address, separated by commas. */
	OPENAI_IMAGE_HOSTS: hostList.default(['oaidalleapiprodscus.blob.core.windows.net']),
});
export type FunctionEnv = z.output<typeof functionEnv>;

/** Reads what `schema` names; empty counts as absent. Throws one readable list of what is wrong. */
export function parseEnv<Schema extends z.ZodType>(
	schema: Schema,
	source: Record<string, string | undefined>,
): z.output<Schema> {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	const list = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
	throw new Error(`As variáveis de ambiente não servem:\n${list.join('\n')}`);
}
