import { AppError } from '#domain/app-error';

type Environment = Record<string, string | undefined>;

/**
 * Every deploy except production's: a pull request's, a branch's or a preview server's. A local run has no context. The
 * functions' bundle replaces the variable with its value at build time.
 */
export function isPreview(context = process.env['CONTEXT']): boolean {
	return context !== undefined && context !== '' && context !== 'production';
}

/** Neon gives each database two addresses: a direct one and a pooled one. */
function isSameDatabase(a: string, b: string): boolean {
	const [one, other] = [a, b].map((text) => {
		const url = URL.parse(text);
		return url && `${url.host.replace('-pooler.', '.')}${url.pathname}`;
	});
	return one === other;
}

/** What stands in `NETLIFY_DB_URL` where no database was made. */
const noDatabase = 'postgres://localhost/postgres';

/**
 * The address of this deploy's database. The owner's own wins; the one that Netlify made is then ignored, in previews
 * too.
 */
export function findDatabase(source: Environment): string | undefined {
	const found = source['DATABASE_URL'] || source['NETLIFY_DB_URL'] || undefined;
	if (found !== noDatabase) return found;
	throw new AppError('unavailable', 'O banco de dados ainda não existe. Veja docs/deploy.md.');
}

function findOwnDatabase(source: Environment): string | undefined {
	const [own, productions] = [source['PREVIEW_DATABASE_URL'], source['DATABASE_URL']];
	if (own && !(productions && isSameDatabase(own, productions))) return own;
	// Netlify gives each preview a branch of its database.
	if (!own && !productions && source['NETLIFY_DB_URL']) return findDatabase(source);
	throw new Error(
		'Esta prévia não tem um banco de dados próprio, e o de produção não é para ela. Defina PREVIEW_DATABASE_URL, por exemplo com um branch da Neon, ou desative as prévias (docs/deploy.md).',
	);
}

/** The settings for this deploy: a preview never shares production's database, and builds only itself. */
export function settingsOf(source: Environment, context = process.env['CONTEXT']): Environment {
	if (!isPreview(context)) return { ...source, DATABASE_URL: findDatabase(source) };
	return {
		...source,
		DATABASE_URL: findOwnDatabase(source),
		SITE_URL: process.env['DEPLOY_PRIME_URL'] || source['URL'],
		BUILD_HOOK_URL: undefined,
	};
}
