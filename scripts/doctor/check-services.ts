import { createTransport } from 'nodemailer';
import { bad, type Finding, good, off } from '#domain/site/finding';
import { netlifyBlobStore } from '#lib/blob-store';
import { ownAddress } from '#lib/picture-provider';
import { reasonOf } from './format-finding.ts';

const timeoutMs = 10_000;
const ask = (url: string, init: RequestInit = {}) =>
	fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(timeoutMs) });

export const newHook =
	'No Netlify: Project configuration → Build & deploy → Build hooks → Add build hook; escreva o endereço em BUILD_HOOK_URL.';

/** A hook cannot be tested without a build, which costs credits, so it is called only with `call`. */
export async function checkHook(url: string | undefined, call: boolean): Promise<Finding> {
	const about = 'Atualização ao publicar';
	if (url === undefined)
		return bad(about, 'não há BUILD_HOOK_URL: publicar não atualiza o site.', newHook);
	try {
		const answer = await ask(url, { method: call ? 'POST' : 'HEAD' });
		await answer.body?.cancel();
		if (call && answer.ok)
			return good(about, 'o serviço de publicação aceitou, e uma atualização começou.');
		if (call || answer.status >= 500)
			return bad(about, `o serviço de publicação respondeu ${answer.status}.`, newHook);
		const said = `o serviço de publicação respondeu ${answer.status} ao teste, sem publicar nada`;
		// Where only calls are answered, that says nothing of the hook.
		return answer.ok || answer.status === 405
			? good(about, `${said} (com --build, publica e usa uma atualização).`)
			: off(about, `${said}.`, `Teste com --build (usa uma atualização). ${newHook}`);
	} catch (error) {
		return bad(about, `o serviço de publicação não respondeu: ${reasonOf(error)}`, newHook);
	}
}

/** Signs in at the mail server without sending anything. */
export async function checkMail(url: string | undefined): Promise<Finding> {
	const about = 'E-mail';
	if (url === undefined)
		return off(
			about,
			'sem SMTP_URL: só dá para redefinir a senha com `npm run admin`, e ninguém é avisado se algo der errado.',
			'SMTP_URL=smtps://usuario:senha@smtp.exemplo.com:465',
		);
	const timeouts = {
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
	};
	const transport = createTransport({ url, ...timeouts });
	try {
		await transport.verify();
		return good(about, `${new URL(url).host} aceitou o usuário e a senha.`);
	} catch (error) {
		return bad(
			about,
			`${new URL(url).host} recusou: ${reasonOf(error)}`,
			'Confira usuário, senha e porta de SMTP_URL: 465 com smtps://, 587 com smtp://.',
		);
	} finally {
		transport.close();
	}
}

/** Requests the service's list of models, which is free. */
export async function checkImageKey(
	key: string | undefined,
	baseUrl = ownAddress,
): Promise<Finding> {
	const about = 'Imagens geradas';
	if (key === undefined)
		return off(
			about,
			'sem OPENAI_API_KEY: o painel diz que não gera imagens.',
			'OPENAI_API_KEY=sk-…',
		);
	try {
		const headers = { authorization: `Bearer ${key}` };
		const answer = await ask(`${baseUrl.replace(/\/+$/, '')}/models`, { headers });
		await answer.body?.cancel();
		if (answer.ok) return good(about, 'o serviço aceitou a chave.');
		return bad(
			about,
			`o serviço respondeu ${answer.status}.`,
			'Faça outra chave no painel do serviço e escreva em OPENAI_API_KEY; veja se há saldo.',
		);
	} catch (error) {
		return bad(about, `o serviço não respondeu: ${reasonOf(error)}`, 'Confira OPENAI_BASE_URL.');
	}
}

/** Writes, reads and removes a text, if the environment configures the store. */
export async function checkBlobs(isKnown: boolean): Promise<Finding> {
	const about = 'Netlify Blobs';
	if (!isKnown)
		return off(
			about,
			'não dá para testar daqui; o sinal do agendador, abaixo, passa por eles.',
			'Defina NETLIFY_BLOBS_CONTEXT para testar direto.',
		);
	const store = netlifyBlobStore();
	const key = 'doctor/probe';
	try {
		await store.write(key, 'ok');
		const text = await store.read(key);
		await store.remove(key);
		return text === 'ok'
			? good(about, 'guardam, leem e apagam.')
			: bad(
					about,
					'o que foi gravado não pôde ser lido.',
					'Veja o estado do Netlify em netlifystatus.com.',
				);
	} catch (error) {
		return bad(
			about,
			`falharam: ${reasonOf(error)}`,
			'Veja o estado do Netlify em netlifystatus.com.',
		);
	}
}
