import type { FunctionEnv } from './env.ts';

/** A service that speaks OpenAI's images protocol. */
export interface ImageProvider {
	apiKey: string;
	/** Undefined is OpenAI itself. */
	baseUrl: string | undefined;
	model: string;
	/** B6: the hosts besides the service's own that a picture may be read from. */
	fileHosts: readonly string[];
	/** For the whole answer, a file read from elsewhere included. */
	timeoutMs: number;
}

/** S29: less than the 60 s that a function has. */
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
