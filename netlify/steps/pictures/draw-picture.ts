import { z } from 'zod';
import { limits } from '#config/limits';
import { AppError } from '#domain/app-error';
import { cutLetters } from '#domain/text/cut-text';
import type { Deps } from '#lib/deps';
import { fetchAtMost } from '#lib/fetch-at-most';
import { type ImageProvider, ownAddress } from '#lib/picture-provider';

interface Drawing {
	prompt: string;
	style: 'vivid';
}

const mostBytes = limits.outsidePictureBytes;
/** Limit for a picture of that size in base64 with its surrounding JSON. */
const mostAnswerBytes = Math.ceil((mostBytes * 4) / 3) + 100_000;

const answer = z.object({
	data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

/** OpenAI's description of an error. */
const refusal = z.object({
	error: z.object({ code: z.string().nullish(), type: z.string().nullish() }),
});

/** The service answered with an error. */
class Refused extends Error {
	readonly status: number;
	readonly code: string | undefined;
	readonly type: string | undefined;

	constructor(status: number, body: unknown) {
		super(`the service answered ${status}`);
		const { code, type } = refusal.safeParse(body).data?.error ?? {};
		this.status = status;
		this.code = code ?? undefined;
		this.type = type ?? undefined;
	}
}

const failed = (text: string, cause?: unknown) =>
	Object.assign(new AppError('provider_failed', text), { cause });
const noPicture = (cause?: unknown) =>
	failed('O serviço de imagens não devolveu uma imagem.', cause);

/** Sends `style` to models that support it; for others it becomes part of the prompt. */
function toRequest({ prompt, style }: Drawing, model: string): object {
	const inWords = `${prompt} Cores vivas.`;
	const format = { n: 1, model, response_format: 'b64_json' } as const;
	if (/^dall-e-3/.test(model)) return { ...format, prompt, style, size: '1792x1024' };
	if (/^dall-e-2/.test(model))
		return { ...format, prompt: cutLetters(inWords, 1000), size: '1024x1024' };
	// OpenAI's newer models always return base64 and reject the parameter that asks for it.
	if (/gpt-image/.test(model)) return { n: 1, model, prompt: inWords, size: '1536x1024' };
	return { ...format, prompt: inWords, size: '1536x1024' };
}

/** Explains the service's error to a person, without quoting it: it may contain part of the key. */
function explainRefusal(error: Refused, model: string): AppError {
	const { status, code, type } = error;
	if (status === 404 || /model/.test(code ?? '')) {
		const choose = 'Quem cuida do site escolhe outro em OPENAI_IMAGE_MODEL.';
		return failed(`O serviço de imagens não tem o modelo ${model}. ${choose}`, error);
	}
	if (status === 400 && /moderation|content_policy|safety/.test(`${code} ${type}`)) {
		return failed('O serviço de imagens recusou este tema. Mude o título e tente de novo.', error);
	}
	if (code === 'insufficient_quota' || code === 'billing_hard_limit_reached') {
		return failed('A conta do serviço de imagens está sem crédito.', error);
	}
	if (status === 429) {
		return failed('O serviço de imagens está ocupado. Tente de novo em alguns minutos.', error);
	}
	if (status === 401 || status === 403) {
		return failed('O serviço de imagens não aceitou a chave deste site.', error);
	}
	return failed('O serviço de imagens falhou. Tente de novo em alguns minutos.', error);
}

function explain(error: unknown, model: string, signal: AbortSignal): AppError {
	if (error instanceof AppError) return error;
	if (signal.aborted) {
		return failed('O serviço de imagens demorou demais para responder.', error);
	}
	if (error instanceof Refused) return explainRefusal(error, model);
	// What `fetch` throws for a connection that fails or ends early.
	if (error instanceof TypeError) return failed('O serviço de imagens não respondeu.', error);
	return noPicture(error);
}

/** Only the service's own address, or https at a listed host; never an address inside a network. */
function mayRead(url: URL, provider: ImageProvider): boolean {
	if (provider.baseUrl && url.origin === new URL(provider.baseUrl).origin) return true;
	return url.protocol === 'https:' && url.port === '' && provider.fileHosts.includes(url.hostname);
}

async function readFile(text: string, provider: ImageProvider, signal: AbortSignal) {
	const url = URL.parse(text);
	if (!url || !mayRead(url, provider)) throw noPicture(new Error('the host is not allowed'));
	const response = await fetchAtMost(url, { signal }, mostBytes);
	if (!response.ok) throw noPicture(new Error(`the file answered ${response.status}`));
	return new Uint8Array(await response.arrayBuffer());
}

async function askFor(drawing: Drawing, provider: ImageProvider, signal: AbortSignal) {
	const { apiKey, baseUrl = ownAddress, model } = provider;
	const request = {
		method: 'POST',
		headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
		body: JSON.stringify(toRequest(drawing, model)),
		signal,
	};
	const address = `${baseUrl.replace(/\/+$/, '')}/images/generations`;
	const reply = await fetchAtMost(address, request, mostAnswerBytes);
	if (!reply.ok) throw new Refused(reply.status, await reply.json().catch(() => undefined));
	const [picture] = answer.parse(await reply.json()).data;
	if (picture?.b64_json) return new Uint8Array(Buffer.from(picture.b64_json, 'base64'));
	if (picture?.url) return readFile(picture.url, provider, signal);
	throw noPicture();
}

/** Returns one picture from the service as bytes. Throws `provider_failed` for any fault. */
export async function drawPicture(
	drawing: Drawing,
	provider: ImageProvider,
	log: Deps['log'],
): Promise<Uint8Array> {
	const signal = AbortSignal.timeout(provider.timeoutMs);
	try {
		return await askFor(drawing, provider, signal);
	} catch (error) {
		const failure = explain(error, provider.model, signal);
		const { status, code } = error instanceof Refused ? error : {};
		log('picture_not_drawn', { model: provider.model, status, code, reason: failure.message });
		throw failure;
	}
}
