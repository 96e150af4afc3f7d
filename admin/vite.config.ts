import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { bakedSite } from '#config/baked-site';
import { buildTarget, oldestBrowsers } from '#config/oldest-browsers';
import { site } from '#config/site';

/**
 * At load, Turndown passes plain text to DOMParser, which the desk's content security policy forbids; it catches the
 * error, but the browser still reports it.
 */
const quietTurndown: Plugin = {
	name: 'quiet-turndown',
	transform: (code, id) =>
		id.includes('/turndown/')
			? { code: code.replace('canParseHTMLNatively() ?', 'true ?'), map: null }
			: undefined,
};

/** Replaces what a module exports by functions that do nothing. */
const withoutModules = (name: string, which: RegExp): Plugin => ({
	name,
	transform(code, id) {
		if (!which.test(id)) return undefined;
		const listed = [...code.matchAll(/^export \{ (.+) \};$/gm)].flatMap(([, all = '']) =>
			all.split(', ').map((each) => each.replace(/^.* as /, '')),
		);
		const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, one]) => one);
		const names = [...listed, ...declared];
		return {
			code: names.map((each) => `export const ${each} = () => undefined;`).join('\n'),
			map: null,
		};
	},
});

/** Zod's JSON Schema support, and its care for values that contain themselves, as JSON never does: 8 KB before the list shows. */
const schemasAlone = withoutModules(
	'schemas-alone',
	/\/zod\/v4\/core\/(to-json-schema|json-schema-processors|memoizer)\.js/,
);
/** The router's hooks for measuring and its prefetching, which are not used: 3 KB before the list shows. */
const routerAlone = withoutModules(
	'router-alone',
	/\/react-router\/.+\/(router\/instrumentation|dom\/ssr\/links)\.js/,
);

/** The router's own fetching ahead, which this desk does for all parts at once: 1 KB before the list shows. */
const routerWithoutPrefetch: Plugin = {
	name: 'router-without-prefetch',
	transform: (code, id) =>
		/\/react-router\/.+\/dom\/ssr\/components\.js/.test(id)
			? {
					code: code.replace(
						/function PrefetchPageLinks\([\s\S]*?\n\}\n/,
						'function PrefetchPageLinks() { return null; }\n',
					),
					map: null,
				}
			: undefined,
};

/** Removes Zod's English messages, because every message is our own Portuguese one: 1 KB before the list shows. */
const schemasWithoutEnglish: Plugin = {
	name: 'schemas-without-english',
	transform: (_, id) =>
		id.includes('/zod/v4/locales/en.js')
			? { code: 'export default () => ({ localeError: () => undefined });', map: null }
			: undefined,
};

/**
 * Removes of Zod what tries `new Function`, which the policy forbids, and a string's methods for its formats, which
 * `z.email()` and its like replaced: 2 KB before the list shows.
 */
const schemasWithoutExtras: Plugin = {
	name: 'schemas-without-extras',
	transform: (code, id) =>
		id.includes('/zod/v4/classic/schemas.js')
			? {
					code: code
						.replace('core.$ZodObjectJIT.init', 'core.$ZodObject.init')
						.replace(/("ZodString", [\s\S]*?\n\}), \{\n {4}email[\s\S]*?\n\}\);/, '$1);'),
					map: null,
				}
			: undefined,
};

/** Lists the desk's scripts and style sheets, which it fetches before they are wanted. */
const listOfParts: Plugin = {
	name: 'list-of-parts',
	enforce: 'post',
	generateBundle: {
		order: 'post', // After Vite has removed the scripts that only named a style sheet.
		handler(_, bundle) {
			const parts = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
			const source = JSON.stringify(parts.map((name) => `/admin/${name}`));
			this.emitFile({ type: 'asset', fileName: 'parts.json', source });
		},
	},
};

/** Replaces Vite's helper for `import()`: the browser asks again for a part that once did not come. */
const partsFetchedFirst: Plugin = {
	name: 'parts-fetched-first',
	enforce: 'pre',
	load(id) {
		if (id !== '\0vite/preload-helper.js') return undefined;
		const helper = fileURLToPath(new URL('src/ui/fetch-first.ts', import.meta.url));
		return `export { fetchFirst as __vitePreload } from ${JSON.stringify(helper)};`;
	},
};

async function bundleAlone(name: string) {
	const entry = fileURLToPath(new URL(`src/old-browser/${name}.ts`, import.meta.url));
	const built = await build({
		configFile: false,
		logLevel: 'error',
		build: { write: false, target: 'es2015', lib: { entry, formats: ['iife'], name: 'antes' } },
	});
	const [bundle] = [built].flat() as Rolldown.RolldownOutput[];
	const source = bundle?.output[0].code ?? '';
	const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
	return { fileName: `assets/${name}-${hash}.js`, source };
}

/** Scripts of their own, which run before the desk and in browsers that cannot even read the desk's code. */
function oldBrowserScripts(): Plugin {
	let [check, tell] = ['', ''];
	return {
		name: 'old-browser-scripts',
		apply: 'build',
		async buildStart() {
			const scripts = await Promise.all(['check-browser', 'tell-old-browser'].map(bundleAlone));
			for (const script of scripts) this.emitFile({ type: 'asset', ...script });
			[check, tell] = scripts.map(({ fileName }) => `/admin/${fileName}`) as [string, string];
		},
		transformIndexHtml: () => [
			{ tag: 'script', attrs: { src: check, 'data-tell': tell }, injectTo: 'body' },
		],
	};
}

/** What the page says of the brand before any script runs. */
const brand: Plugin = {
	name: 'brand',
	transformIndexHtml: (html) => ({
		html: html.replace('<title>Painel</title>', `<title>Painel — ${site.name}</title>`),
		tags: [
			{ tag: 'meta', attrs: { name: 'theme-color', content: site.themeColor }, injectTo: 'head' },
		],
	}),
};

const start = fileURLToPath(new URL('src/main.tsx', import.meta.url));

function listImports(of: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()) {
	if (seen.has(of)) return seen;
	seen.add(of);
	for (const next of graph.getModuleInfo(of)?.importedIds ?? []) listImports(next, graph, seen);
	return seen;
}

/** Named by a package that the entry imports, and used by later screens alone. */
const later = /\/query-core\/.+\/infiniteQuery|\/react-query\/.+\/useInfiniteQuery/;

/** Bundles everything that the entry imports statically into one file: 19 small ones take 7 KB more, and a request each. */
function nameOfStart(): Rolldown.CodeSplittingNameFunction {
	let known: Set<string> | undefined;
	return (id, graph) => {
		known ??= listImports(start, graph);
		return known.has(id) && !later.test(id) ? 'start' : null;
	};
}

/** The desk: a separate app at `/admin/`, written to `ADMIN_OUT_DIR` or `--outDir`. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	base: '/admin/',
	publicDir: false,
	plugins: [
		...[react(), quietTurndown, schemasAlone, schemasWithoutEnglish, schemasWithoutExtras],
		...[
			routerAlone,
			routerWithoutPrefetch,
			listOfParts,
			partsFetchedFirst,
			oldBrowserScripts(),
			brand,
			bakedSite,
		],
	],
	build: {
		outDir: process.env['ADMIN_OUT_DIR'] ?? '../dist/admin',
		emptyOutDir: true,
		target: buildTarget(oldestBrowsers.desk),
		sourcemap: false,
		modulePreload: {
			polyfill: false,
			resolveDependencies: (file, needed, { hostType }) =>
				hostType === 'js' ? [...new Set([file, ...needed])] : needed,
		},
		rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameOfStart() }] } } },
	},
});
