import { getDeployStore, getStore } from '@netlify/blobs';
import { describeDemoSettings, listDemoSettings } from '#config/demo-settings';
import { site } from '#config/site';
import { connect } from '#db/client';
import { listRedirects } from '#db/posts/redirects';
import { bad, type Finding, good, off } from '#domain/site/finding';
import { askSiteAt } from '#lib/ask-site';
import { type FunctionEnv, readFunctionEnv } from '#lib/env';
import { checkLane, type LaneExamination } from '#steps/publish/fast-lane-check';
import { checkDatabase, noDatabase } from './check-database.ts';
import { checkDesk } from './check-desk.ts';
import { checkBlobs, checkHook, checkImageKey, checkMail } from './check-services.ts';
import { checkSite } from './check-site.ts';

/** The store that this address reads: one deploy has its own, the site another. */
function openLaneStore(
	url: string,
	env: Record<string, string | undefined>,
): LaneExamination['store'] {
	const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
	if (!siteID || !token) return undefined;
	const deployID = /^([0-9a-f]{24})--/.exec(new URL(url).hostname)?.[1];
	const at = { name: 'late', siteID, token };
	const store = deployID ? getDeployStore({ ...at, deployID }) : getStore(at);
	return {
		replace: async (key, text) => (await store.set(key, text)).modified,
		remove: (key) => store.delete(key),
	};
}

interface Examination {
	env: Record<string, string | undefined>;
	/** Call the build hook, which costs a build. */
	callHook: boolean;
	/** Try the fast lane of this deploy; empty for the site itself. */
	lane?: string;
	now: () => Date;
}

/** Reports invalid variables by name; the services behind them are checked only when all are valid. */
function checkVariables(source: Examination['env']): { found: Finding[]; env?: FunctionEnv } {
	try {
		const env = readFunctionEnv(source);
		const found = [good('Variáveis', 'as obrigatórias estão lá, e todas são válidas.')];
		const isLocal = new URL(env.SITE_URL).hostname === 'localhost';
		if (isLocal && source['SITE_URL'] === undefined)
			found.push(
				bad(
					'SITE_URL',
					'falta: será testado http://localhost:8888.',
					'Exemplo: SITE_URL=https://blog.exemplo.com.br',
				),
			);
		return { found, env };
	} catch (error) {
		const [, ...lines] = (error instanceof Error ? error.message : String(error)).split('\n');
		const found = lines.map((line) => {
			const [name = '', ...words] = line.trim().split(': ');
			return bad(
				name,
				words.join(': '),
				'A tabela de docs/deploy.md tem um exemplo de cada variável.',
			);
		});
		return { found };
	}
}

/** What this clone says of the company; the site says it since its last deploy. */
function checkSettings(): Finding {
	const about = 'Marca';
	const shipped = listDemoSettings(site);
	return shipped.length === 0
		? good(about, 'nada em src/config/site.ts está como no exemplo.')
		: off(about, describeDemoSettings(shipped), 'Escreva ali o que é seu, e publique de novo.');
}

const laneTimeoutMs = 10_000;

async function tryLane(
	url: string,
	databaseUrl: string,
	{ env, now }: Pick<Examination, 'env' | 'now'>,
) {
	const { db, close } = await connect(databaseUrl, () => undefined);
	try {
		const [renamed] = await listRedirects(db);
		const [askSite, store] = [askSiteAt(url, laneTimeoutMs), openLaneStore(url, env)];
		return await checkLane({ url, askSite, store, renamed, now });
	} finally {
		await close();
	}
}

/** Checks everything that a deployment needs, in order, and changes nothing, except that the lane is tried with a post of its own. */
export async function* examine({
	env: source,
	callHook,
	lane,
	now,
}: Examination): AsyncGenerator<Finding> {
	const { found, env } = checkVariables(source);
	yield* found;
	if (!env) return yield noDatabase;
	const database = await checkDatabase(env.DATABASE_URL);
	yield* database;
	yield await checkHook(env.BUILD_HOOK_URL, callHook);
	yield await checkBlobs(source['NETLIFY_BLOBS_CONTEXT'] !== undefined);
	yield await checkMail(env.SMTP_URL);
	yield await checkImageKey(env.OPENAI_API_KEY, env.OPENAI_BASE_URL);
	yield checkSettings();
	const site = await checkSite(env.SITE_URL, env.AUTH_SECRET);
	yield* site;
	const isReachable = ![...database, ...site].some(
		({ about, state }) =>
			state === 'bad' && ['Banco de dados', 'Caracteres', 'Tabelas', 'Site'].includes(about),
	);
	if (!isReachable) return;
	const { SITE_URL: siteUrl, DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret } = env;
	if (authSecret !== undefined) yield* await checkDesk({ siteUrl, databaseUrl, authSecret, now });
	if (lane !== undefined) yield* await tryLane(lane || siteUrl, databaseUrl, { env: source, now });
}
