import { paths } from '#config/paths';
import { bad, type Finding, good, off } from '#domain/site/finding';
import { publicSigningKey } from '#lib/tokens';
import { reasonOf } from './format-finding.ts';

const timeoutMs = 10_000;
const ask = (siteUrl: string, path: string, init: RequestInit = {}) =>
	fetch(new URL(path, siteUrl), {
		redirect: 'manual',
		...init,
		signal: AbortSignal.timeout(timeoutMs),
	});

interface HeaderRule {
	path: string;
	name: string;
	wanted: RegExp;
	/** Only where the site is served over TLS. */
	secureOnly?: boolean;
}

const rules: HeaderRule[] = [
	{ path: '/', name: 'x-content-type-options', wanted: /^nosniff$/ },
	{ path: '/', name: 'content-security-policy', wanted: /frame-ancestors 'none'/ },
	{ path: '/', name: 'referrer-policy', wanted: /./ },
	{ path: '/', name: 'cache-control', wanted: /must-revalidate/ },
	{ path: '/', name: 'strict-transport-security', wanted: /max-age=\d{7}/, secureOnly: true },
	{ path: '/admin/', name: 'content-security-policy', wanted: /require-trusted-types-for/ },
	{ path: '/admin/', name: 'x-robots-tag', wanted: /noindex/ },
	{ path: paths.version, name: 'cache-control', wanted: /no-store/ },
];

const deployAgain =
	'Veja se o último deploy terminou (Deploys, no Netlify) e se netlify.toml está na raiz do repositório publicado.';

const openSite =
	'No Netlify, deixe o projeto público (“Make public”), ou remova a senha em Access control.';

/** The host asks whoever comes for its own sign-in, or for a password. */
const isClosed = ({ status, headers }: Response): boolean =>
	status === 401 || /^https:\/\/app\.netlify\.com\//.test(headers.get('location') ?? '');

async function checkHeaders(siteUrl: string): Promise<Finding> {
	const about = 'Cabeçalhos';
	const isSecure = siteUrl.startsWith('https:');
	const missing: string[] = [];
	for (const path of new Set(rules.map((rule) => rule.path))) {
		const { headers } = await ask(siteUrl, path);
		const wrong = rules.filter(
			(rule) =>
				rule.path === path &&
				(isSecure || !rule.secureOnly) &&
				!rule.wanted.test(headers.get(rule.name) ?? ''),
		);
		missing.push(...wrong.map(({ name }) => `${name} em ${path}`));
	}
	return missing.length === 0
		? good(about, 'os de proteção e os de cache estão lá.')
		: bad(about, `faltam: ${missing.join(', ')}.`, deployAgain);
}

async function checkPages(siteUrl: string): Promise<Finding[]> {
	const home = await ask(siteUrl, '/');
	if (isClosed(home)) return [bad('Site', `${siteUrl} ainda não é público.`, openSite)];
	if (home.status !== 200)
		return [bad('Site', `${siteUrl} respondeu ${home.status}.`, deployAgain)];
	const version = await ask(siteUrl, paths.version);
	const facts: { posts?: unknown } = await version.json().catch(() => ({}));
	const missing = await ask(siteUrl, paths.post('isto-nao-existe'));
	const site =
		typeof facts.posts === 'number'
			? good('Site', `${siteUrl} no ar com ${facts.posts} ${facts.posts === 1 ? 'post' : 'posts'}.`)
			: bad('Site', `${siteUrl} não é este blog: não tem ${paths.version}.`, deployAgain);
	const notFound =
		missing.status === 404
			? good('Endereços que não existem', 'respondem 404.')
			: bad('Endereços que não existem', `respondem ${missing.status}.`, deployAgain);
	return [site, notFound];
}

async function checkFunctions(siteUrl: string): Promise<Finding> {
	const about = 'Funções';
	const answer = await ask(siteUrl, '/api/health');
	await answer.body?.cancel();
	return answer.ok
		? good(about, 'respondem.')
		: bad(
				about,
				`/api/health respondeu ${answer.status}.`,
				'Veja Logs → Functions no Netlify: o nome de uma variável que falta aparece ali.',
			);
}

/** Checks that the site's public key was derived from this AUTH_SECRET; without one here, that the site has a key. */
async function checkSecret(siteUrl: string, authSecret: string | undefined): Promise<Finding> {
	const about = 'AUTH_SECRET';
	const answer = await ask(siteUrl, '/api/auth/jwks');
	const { keys = [], error } = (await answer.json()) as {
		keys?: { kid?: string }[];
		error?: string;
	};
	if (authSecret === undefined)
		return keys.length > 0
			? off(
					about,
					'não está aqui; o site tem uma chave.',
					'Com o do site aqui, o painel também é verificado.',
				)
			: bad(
					about,
					error ?? 'o site não tem chave.',
					'docs/deploy.md diz o que fazer sem AUTH_SECRET.',
				);
	const own = await publicSigningKey(new TextEncoder().encode(authSecret));
	return keys.some(({ kid }) => kid === own.kid)
		? good(about, 'é o mesmo que o do site.')
		: bad(
				about,
				'não é o que o site usa.',
				'Copie o valor de Project configuration → Environment variables; se o mudou lá, publique de novo.',
			);
}

/** Checks what readers and browsers get at the live address. */
export async function checkSite(
	siteUrl: string,
	authSecret: string | undefined,
): Promise<Finding[]> {
	try {
		const pages = await checkPages(siteUrl);
		// Whatever else answers there is not this blog's.
		if (pages[0]?.state === 'bad') return pages;
		return [
			...pages,
			await checkHeaders(siteUrl),
			await checkFunctions(siteUrl),
			await checkSecret(siteUrl, authSecret),
		];
	} catch (error) {
		return [
			bad(
				'Site',
				`${siteUrl} não respondeu: ${reasonOf(error)}`,
				'Confira SITE_URL e o domínio em Domain management, no Netlify.',
			),
		];
	}
}
