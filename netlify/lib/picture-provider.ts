import type { FunctionEnv } from './env.ts';

/** OpenAI's own service. */
export const ownAddress = 'https://api.openai.com/v1';

/** A service that speaks OpenAI's images protocol. */
export interface ImageProvider {
	apiKey: string;
	/** Undefined means OpenAI itself. */
	baseUrl: string | undefined;
	model: string;
	/** Additional hosts from which a picture may be downloaded. */
	fileHosts: readonly string[];
	/** Limit for the whole request, including a download from elsewhere. */
	timeoutMs: number;
}

/** Netlify gives a site's functions a key and an address of its own; pictures then cost the plan's credits. */
export const isNetlifyKey = ({ baseUrl = ownAddress }: ImageProvider): boolean =>
	new URL(baseUrl).pathname.startsWith('/.netlify/ai');

/** Less than a function's limit of 60 s. */
const timeoutMs = 55_000;

export function readImageProvider(env: FunctionEnv): ImageProvider | undefined {
	if (env.OPENAI_API_KEY === undefined) return undefined;
	return {
		apiKey: env.OPENAI_API_KEY,
		baseUrl: env.OPENAI_BASE_URL,
		model: env.OPENAI_IMAGE_MODEL,
		fileHosts: env.OPENAI_IMAGE_HOSTS,
		timeoutMs,
	};
}
