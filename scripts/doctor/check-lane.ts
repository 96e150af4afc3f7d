import { randomBytes } from 'node:crypto';
import { getDeployStore, getStore, type Store } from '@netlify/blobs';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { type LatePost, lateKeys } from '#domain/late-post';
import { bad, type Finding, good, off, reasonOf } from './finding.ts';

export interface LaneExamination {
	/** A deploy with the lane: the site itself, or the address of one deploy. */
	url: string;
	/** Undefined when it cannot be reached from here. */
	store: Pick<Store, 'set' | 'delete'> | undefined;
	/** A former address of a post and its present one, as slugs; undefined when there is none. */
	renamed: { from: string; to: string } | undefined;
}

const timeoutMs = 10_000;
const about = 'Faixa rápida';
const keepOff =
	'Deixe FAST_LANE=off e guarde esta linha: a plataforma não faz o que se espera dela.';

async function ask(url: string, path: string, method = 'GET') {
	const signal = AbortSignal.timeout(timeoutMs);
	const reply = await fetch(new URL(path, url), { method, redirect: 'manual', signal });
	return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
type Reply = Awaited<ReturnType<typeof ask>>;

const judge = (isRight: boolean, what: string, { status }: Reply): Finding =>
	isRight ? good(about, `${what}.`) : bad(about, `não: ${what}. Respondeu ${status}.`, keepOff);

const isLate = ({ headers }: Reply) =>
	headers.has('netlify-cache-tag') || /late-post/.test(headers.get('x-nf-function') ?? '');

async function checkFiles({ url, renamed }: LaneExamination): Promise<Finding[]> {
	const list = await ask(url, paths.posts());
	const slug = /href="\/post\/([a-z0-9-]+)"/.exec(list.text)?.[1];
	if (slug === undefined) return [bad(about, `${url} não mostra nenhum post.`, keepOff)];
	const [path, shown] = [paths.post(slug), `data-slug="${slug}"`];
	const page = await ask(url, path);
	const preview = await ask(url, paths.preview(slug));
	const found = [
		judge(page.text.includes(shown) && !isLate(page), 'um post do site vem do arquivo', page),
		judge(
			preview.status === 200 && !preview.text.includes(shown),
			'uma prévia passa à frente do post',
			preview,
		),
	];
	if (!renamed) {
		const none = 'nenhum post mudou de endereço: falta ver um redirecionamento.';
		return [...found, off(about, none, 'Mude o endereço de um post e publique uma vez.')];
	}
	const moved = await ask(url, paths.post(renamed.from));
	const leads = moved.headers.get('location')?.endsWith(paths.post(renamed.to)) ?? false;
	return [...found, judge(moved.status === 301 && leads, 'um endereço antigo leva ao novo', moved)];
}

/** Puts a post that no deploy contains into the store, looks at it like a reader, and takes it out again. */
async function checkLatePost({ url, store }: LaneExamination): Promise<Finding[]> {
	const slug = `prova-da-faixa-${randomBytes(8).toString('hex')}`;
	const path = paths.post(slug);
	// At an address of its own: that it is missing is kept for a minute.
	const missing = await ask(url, `${path}-falta`);
	const isMissing = missing.status === 404 && missing.text.includes(messages.postNotFound.title);
	const unknown = judge(isMissing, 'um endereço sem post responde “não encontrado”', missing);
	if (!store) {
		const none = 'sem NETLIFY_SITE_ID e NETLIFY_AUTH_TOKEN não se põe um post de prova.';
		return [unknown, off(about, none, 'Os dois estão em docs/deploy.md, passo 1.')];
	}
	const main = '<h1>Prova</h1>';
	const parts = { head: '<meta name="robots" content="noindex">', main };
	const entry: LatePost = { publication: Number.MAX_SAFE_INTEGER, revision: 1, parts };
	try {
		await store.set(lateKeys.post(slug), JSON.stringify(entry));
		const page = await ask(url, path);
		const head = await ask(url, path, 'HEAD');
		const policy = page.headers.get('content-security-policy') ?? '';
		return [
			unknown,
			judge(
				page.status === 200 && page.text.includes(main),
				'um post mais novo que o deploy aparece',
				page,
			),
			judge(policy.includes("frame-ancestors 'none'"), 'ele tem os cabeçalhos das páginas', page),
			judge(head.status === 200 && head.text === '', 'HEAD diz o mesmo, sem a página', head),
		];
	} finally {
		await store.delete(lateKeys.post(slug));
	}
}

/** Whether a deploy answers as the lane needs: files, redirects and previews first, then what is newer than it. */
export async function checkLane(examination: LaneExamination): Promise<Finding[]> {
	try {
		return [...(await checkFiles(examination)), ...(await checkLatePost(examination))];
	} catch (error) {
		const text = `${examination.url} não respondeu: ${reasonOf(error)}`;
		return [
			bad(
				about,
				text,
				'Confira o endereço do deploy, e se FAST_LANE=posts valia quando ele foi feito.',
			),
		];
	}
}

/** The store that this address reads: one deploy has its own, the site another. */
export function openLaneStore(
	url: string,
	env: Record<string, string | undefined>,
): Store | undefined {
	const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
	if (!siteID || !token) return undefined;
	const deployID = /^([0-9a-f]{24})--/.exec(new URL(url).hostname)?.[1];
	const at = { name: 'late', siteID, token };
	return deployID ? getDeployStore({ ...at, deployID }) : getStore(at);
}
