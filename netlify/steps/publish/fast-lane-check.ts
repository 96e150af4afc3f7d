import { randomBytes } from 'node:crypto';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { bad, type Finding, good, off } from '#domain/site/finding';
import { type LatePost, lateKeys, proofSlug } from '#domain/site/late-post';
import type { AskSite } from '#lib/ask-site';
import type { LateStore } from '#lib/late-post-store';

export interface LaneExamination {
	/** A deploy: the site itself, or the address of one deploy. */
	url: string;
	askSite: AskSite;
	/** The store that this deploy reads; undefined when it cannot be reached from here. */
	store: Pick<LateStore, 'replace' | 'remove'> | undefined;
	/** A former address of a post and its present one, as slugs; undefined when there is none. */
	renamed: { from: string; to: string } | undefined;
	now: () => Date;
}

const about = 'Publicação rápida';
const keepOff =
	'Deixe a publicação rápida desativada e guarde esta linha: a plataforma não faz o que se espera dela.';
const buildAgain =
	'Este deploy pode ser de uma versão mais antiga. Publique uma vez e teste de novo; se ficar assim, deixe-a desativada.';
/** Of a proof that nobody took out again. */
const proofMs = 3_600_000;

async function ask({ askSite }: LaneExamination, path: string, method: 'GET' | 'HEAD' = 'GET') {
	const reply = await askSite(path, method);
	return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
type Reply = Awaited<ReturnType<typeof ask>>;

const judge = (isRight: boolean, what: string, { status }: Reply, mend = keepOff): Finding =>
	isRight ? good(about, `${what}.`) : bad(about, `esperado: ${what}. Resposta: ${status}.`, mend);

const isLate = ({ headers }: Reply) =>
	headers.has('netlify-cache-tag') || /late-post/.test(headers.get('x-nf-function') ?? '');

/** A site without posts has no page to dress a new one in, and one that only its owner may see answers something else. */
function describeEmpty(url: string, { status }: Reply): Finding {
	return status === 200
		? bad(about, `${url} não mostra nenhum post.`, 'Publique o primeiro e teste de novo.')
		: bad(about, `${url} respondeu ${status}.`, 'O site precisa estar no ar, e ser público.');
}

async function checkFiles(examination: LaneExamination): Promise<Finding[]> {
	const { url, renamed } = examination;
	const list = await ask(examination, paths.posts());
	const slug = /href="\/post\/([a-z0-9-]+)"/.exec(list.text)?.[1];
	if (slug === undefined) return [describeEmpty(url, list)];
	const shown = `data-slug="${slug}"`;
	const [page, preview, moved] = await Promise.all([
		ask(examination, paths.post(slug)),
		ask(examination, paths.preview(slug)),
		renamed && ask(examination, paths.post(renamed.from)),
	]);
	const found = [
		judge(page.text.includes(shown) && !isLate(page), 'um post do site vem do arquivo', page),
		judge(
			preview.status === 200 && !preview.text.includes(shown),
			'uma prévia passa à frente do post',
			preview,
		),
	];
	if (!renamed || !moved) {
		const none = 'nenhum post mudou de endereço: falta ver um redirecionamento.';
		return [...found, off(about, none, 'Mude o endereço de um post e publique uma vez.')];
	}
	const leads = moved.headers.get('location')?.endsWith(paths.post(renamed.to)) ?? false;
	return [
		...found,
		judge(moved.status === 301 && leads, 'um endereço antigo redireciona para o novo', moved),
	];
}

/** Puts a post that no deploy contains into the store, looks at it like a reader, and takes it out again. */
async function checkLatePost(examination: LaneExamination): Promise<Finding[]> {
	const { store, now } = examination;
	const slug = `${proofSlug}${randomBytes(8).toString('hex')}`;
	const path = paths.post(slug);
	// At an address of its own: that it is missing is kept for a minute.
	const missing = await ask(examination, `${path}-falta`);
	const isMissing = missing.status === 404 && missing.text.includes(messages.postNotFound.title);
	const unknown = judge(isMissing, 'um endereço sem post responde “não encontrado”', missing);
	if (!store) {
		const none = 'sem NETLIFY_SITE_ID e NETLIFY_AUTH_TOKEN não dá para criar um post de teste.';
		return [unknown, off(about, none, 'Os dois estão em docs/deploy.md, passo 1.')];
	}
	const main = '<h1>Prova</h1>';
	const parts = { head: '<meta name="robots" content="noindex">', main };
	const until = new Date(now().getTime() + proofMs).toISOString();
	const entry: LatePost = { publication: Number.MAX_SAFE_INTEGER, revision: 1, until, parts };
	try {
		await store.replace(lateKeys.post(slug), JSON.stringify(entry), undefined);
		const page = await ask(examination, path);
		const head = await ask(examination, path, 'HEAD');
		const policy = page.headers.get('content-security-policy') ?? '';
		return [
			unknown,
			judge(
				page.status === 200 && page.text.includes(main),
				'um post mais novo que o deploy aparece',
				page,
				buildAgain,
			),
			judge(policy.includes("frame-ancestors 'none'"), 'ele tem os cabeçalhos das páginas', page),
			judge(head.status === 200 && head.text === '', 'HEAD diz o mesmo, sem a página', head),
		];
	} finally {
		await store.remove(lateKeys.post(slug));
	}
}

const reasonOf = (error: unknown): string => {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

/** Whether a deploy answers as the lane needs: files, redirects and previews, then what is newer than it. */
export async function checkLane(examination: LaneExamination): Promise<Finding[]> {
	const parts = [checkFiles(examination), checkLatePost(examination)];
	const found = await Promise.allSettled(parts);
	const seen = found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
	const reasons = found.flatMap((part) =>
		part.status === 'rejected' ? reasonOf(part.reason) : [],
	);
	const silent = [...new Set(reasons)].map((reason) =>
		bad(
			about,
			`${examination.url} ou o armazenamento não respondeu: ${reason}.`,
			'Confira de novo em instantes.',
		),
	);
	return [...seen, ...silent];
}
