import { z } from 'zod';
import { settingsOf } from './deploy-context.ts';

const seconds = z.coerce
	.number('não é um número de segundos, como 60')
	.min(0, 'não é um número de segundos, como 60');
const secret = z
	.string()
	.refine(
		(text) => new TextEncoder().encode(text).length >= 32,
		'precisa de 32 bytes ou mais, como os de `openssl rand -base64 48`',
	);

export const hostList = z
	.string()
	.transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []));

function isDecodable(text: string): boolean {
	try {
		return decodeURIComponent(text) !== '';
	} catch {
		return false;
	}
}

export const databaseUrl = (error: string) =>
	z
		.url({
			protocol: /^postgres(?:ql)?$/,
			error: `${error}; na senha, escreva % como %25, @ como %40, # como %23, / como %2F e ? como %3F`,
		})
		.refine(isDecodable, 'tem um % sozinho: no usuário e na senha, escreva %25 em vez de %');

/** A blog lives at the root of its host; without a last slash. */
export const siteOrigin = z
	.string()
	.refine((text) => {
		const url = URL.parse(text);
		return /^https?:$/.test(url?.protocol ?? '') && url?.href === `${url?.origin}/`;
	}, 'não é o endereço de um site: é http:// ou https:// e o nome, sem caminho, ? nem usuário, como https://blog.exemplo.com.br')
	.transform((text) => new URL(text).origin);

/**
 * The functions' settings, read once per call or process. The build, the doctor and backups validate and name them by
 * the same schema. The platform's own variables (`CONTEXT`, `URL`, `DEPLOY_ID`) are read where they are needed.
 */
export const functionEnv = z.object({
	DATABASE_URL: databaseUrl(
		'falta, ou não é o endereço de um banco, como postgres://usuario:senha@ep-nome-123.us-east-2.aws.neon.tech/neondb',
	),
	/** Without it the key makes itself (`kept-key.ts`). */
	AUTH_SECRET: secret.optional(),
	/** Opens the form for the first account; without it, or where it is weak, a code of the day does. */
	SETUP_CODE: z.string().trim().optional(),
	/** Called by POST to request a build. Without it, publications wait for the next build. */
	BUILD_HOOK_URL: z
		.url('não é um endereço, como https://api.netlify.com/build_hooks/0123456789abcdef')
		.optional(),
	/** Minimum seconds between two builds: each one costs credits in production. */
	BUILD_MIN_INTERVAL: seconds.default(60),
	/** `posts` shows new posts at their address before a deploy contains them; without it the desk has a switch. */
	FAST_LANE: z.enum(['off', 'posts'], 'é off ou posts').optional(),
	/** Production deploys per month; 0: no limit. Without it the desk's page Sistema says what the plan bears. */
	DEPLOY_BUDGET: z.coerce
		.number('não é um número de atualizações do site, como 16')
		.int('não é um número inteiro, como 16')
		.min(0, 'não é um número de atualizações do site, como 16')
		.optional(),
	/** Megabytes that the database's plan allows: 500 on Neon's free one (docs/cost.md). 0: no limit. */
	DATABASE_LIMIT_MB: z.coerce
		.number('não é um número de megabytes, como 500')
		.min(0, 'não é um número de megabytes, como 500')
		.default(500),
	/** Defaults to the address that Netlify gives the site. */
	SITE_URL: siteOrigin.default('http://localhost:8888'),
	/** Hosts of the previous storage, separated by commas: pictures there count as absent. */
	IGNORED_IMAGE_HOSTS: hostList.default([]),
	/** Without it, pictures cannot be generated. */
	OPENAI_API_KEY: z.string().optional(),
	/** Any service that speaks the same protocol. */
	OPENAI_BASE_URL: z.url('não é um endereço, como https://api.openai.com/v1').optional(),
	OPENAI_IMAGE_MODEL: z.string().default('gpt-image-1.5'),
	/** Hosts, separated by commas, from which generated pictures may be downloaded when the service returns an address. */
	OPENAI_IMAGE_HOSTS: hostList.default(['oaidalleapiprodscus.blob.core.windows.net']),
	/** Sends mails for forgotten passwords and about troubles, `smtps://user:password@host:465`. Without it none are sent. */
	SMTP_URL: z
		.url({
			protocol: /^smtps?$/,
			error: 'não é smtp:// nem smtps://, como smtps://usuario:senha@smtp.exemplo.com:465',
		})
		.optional(),
	/** The sender, `Vão Livre <blog@vaolivre.example>`; defaults to an address on the site's host. */
	MAIL_FROM: z
		.string()
		.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'não é um remetente, como Blog <blog@exemplo.com.br>')
		.optional(),
});
export type FunctionEnv = z.output<typeof functionEnv>;

/** Reads the variables in `schema`; an empty one counts as absent. Throws one readable list of all faults. */
export function parseEnv<Schema extends z.ZodType>(
	schema: Schema,
	source: Record<string, string | undefined>,
): z.output<Schema> {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	const list = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
	throw new Error(`As variáveis de ambiente são inválidas:\n${list.join('\n')}`);
}

/** Netlify passes the site's address as `URL`. */
function withSiteUrl(source: Record<string, string | undefined>) {
	const settings = settingsOf(source);
	return { ...settings, SITE_URL: settings['SITE_URL'] || settings['URL'] };
}

/** The functions' environment. */
export const readFunctionEnv = (source: Record<string, string | undefined>): FunctionEnv =>
	parseEnv(functionEnv, withSiteUrl(source));

/** The site's address alone, for functions that need no other setting. */
export const readSiteUrl = (source: Record<string, string | undefined>): string =>
	parseEnv(functionEnv.pick({ SITE_URL: true }), withSiteUrl(source)).SITE_URL;
