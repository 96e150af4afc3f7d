import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * At load, two libraries try what the desk's content security policy forbids; they catch the error, but the browser
 * still reports it. Turndown passes plain text to DOMParser, Zod calls `new Function`.
 */
const quietLibraries: Plugin = {
	name: 'quiet-libraries',
	transform(code, id) {
		const quiet = id.includes('/turndown/')
			? code.replace('canParseHTMLNatively() ?', 'true ?')
			: id.includes('/zod/v4/core/core.js')
				? code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }')
				: code;
		return quiet === code ? undefined : { code: quiet, map: null };
	},
};

/** Removes Zod's JSON Schema support, which nothing here uses: 6 KB before the list shows. */
const schemasWithoutJson: Plugin = {
	name: 'schemas-without-json',
	transform(code, id) {
		if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js/.test(id)) return undefined;
		const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
		return {
			code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'),
			map: null,
		};
	},
};

/** Removes Zod's English messages, because every message is our own Portuguese one: 1 KB before the list shows. */
const schemasWithoutEnglish: Plugin = {
	name: 'schemas-without-english',
	transform: (_, id) =>
		id.includes('/zod/v4/locales/en.js')
			? { code: 'export default () => ({ localeError: () => undefined });', map: null }
			: undefined,
};

const start = fileURLToPath(new URL('src/main.tsx', import.meta.url));

function listImports(of: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()) {
	if (seen.has(of)) return seen;
	seen.add(of);
	for (const next of graph.getModuleInfo(of)?.importedIds ?? []) listImports(next, graph, seen);
	return seen;
}

/** Bundles everything that the entry imports statically into one file: 19 small ones take 7 KB more, and a request each. */
function nameOfStart(): Rolldown.CodeSplittingNameFunction {
	let known: Set<string> | undefined;
	return (id, graph) => {
		known ??= listImports(start, graph);
		return known.has(id) ? 'start' : null;
	};
}

/** The desk: a separate app at `/admin/`, written to `ADMIN_OUT_DIR` or `--outDir`. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	base: '/admin/',
	publicDir: false,
	plugins: [react(), quietLibraries, schemasWithoutJson, schemasWithoutEnglish],
	build: {
		outDir: process.env['ADMIN_OUT_DIR'] ?? '../dist/admin',
		emptyOutDir: true,
		target: 'es2022',
		sourcemap: false,
		modulePreload: { polyfill: false },
		rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameOfStart() }] } } },
	},
});
