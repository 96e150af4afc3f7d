import { readdirSync } from 'node:fs';
import type { Handler } from '#lib/serve';

const folder = new URL('../../netlify/functions/', import.meta.url);

export interface FunctionModule {
	default: unknown;
	config: { path?: string; schedule?: string };
}

/** Every deployed function, by the name of its file. */
export async function loadFunctionModules(): Promise<Map<string, FunctionModule>> {
	const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
	const modules = await Promise.all(
		files.map(async (file): Promise<[string, FunctionModule]> => {
			const module: FunctionModule = await import(new URL(file, folder).href);
			return [file.replace(/\.ts$/, ''), module];
		}),
	);
	return new Map(modules);
}

export const isHandler = (value: unknown): value is Handler =>
	typeof value === 'function' && 'endpoint' in value;

/** The functions that answer calls of the contract, by the endpoint's name. */
export async function loadHandlers(): Promise<Map<string, Handler>> {
	const handlers = new Map<string, Handler>();
	for (const module of (await loadFunctionModules()).values()) {
		if (isHandler(module.default)) handlers.set(module.default.endpoint.name, module.default);
	}
	return handlers;
}
