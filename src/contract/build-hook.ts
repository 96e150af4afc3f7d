import { z } from 'zod';
import { hookStates, readHookAddress } from '#domain/site/build-hook';
import { defineEndpoint } from './endpoint.ts';

const address = z.string().transform((text, context) => {
	const hook = readHookAddress(text);
	if (hook !== undefined) return hook;
	context.addIssue(
		'Este endereço não é de publicação. O certo começa com https://api.netlify.com/build_hooks/ e termina em 24 letras e números.',
	);
	return z.NEVER;
});

/** 'Ativar a publicação': takes the address that starts this project's builds. Nobody gets it back. */
export const buildHook = defineEndpoint({
	name: 'build-hook',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({ action: z.literal('get') }),
		z.object({ action: z.literal('set'), address }),
	]),
	response: z.object({
		success: z.literal(true),
		state: z.enum(hookStates),
		/** What Netlify calls the project, for links to its pages; null elsewhere. */
		project: z.string().nullable(),
	}),
});
