import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { bakedSite } from '#config/baked-site';
import type { LateFrame } from '#domain/late-post';
import { packFrame } from '#lib/pack-frame';
import type { CallsHandler } from '#lib/serve-calls';
import { lateRendering } from './bundle-late-renderer.ts';
import { listSitePictures } from './site-pictures.ts';

/** Packages with native code stay external; Netlify's bundler adds the right files. */
const native = ['sharp'];

interface FunctionSource {
	default: Partial<CallsHandler>;
	config?: object;
}

/** The folder that Netlify bundles contains the function's static config and its entry module. */
function writeEntry(name: string, module: FunctionSource): string {
	const source = `../modules/${name}.mjs`;
	if (typeof module.default === 'function') {
		const config = JSON.stringify(module.config ?? {});
		return `export { default } from '${source}';\nexport const config = ${config};\n`;
	}
	const events = Object.keys(module.default);
	const handlers = events.map((event) => `\t${event}: (event) => events.${event}(event),\n`);
	return `import events from '${source}';\nexport default {\n${handlers.join('')}};\n`;
}

export interface BundledFunction {
	name: string;
	/** The file that starts it. */
	module: string;
	/** The calls that it loads one by one. */
	calls: string[];
	/** Everything it may load, minified, without native code. */
	bytes: number;
}

type Chunks = Rolldown.RolldownOutput['output'];

/** Size of a module and everything that it may ever import. */
function measure(chunks: Chunks, entry: string): number {
	let bytes = 0;
	const names = new Set([entry]);
	for (const name of names) {
		const chunk = chunks.find(({ fileName }) => fileName === name);
		if (chunk?.type !== 'chunk') continue;
		bytes += Buffer.byteLength(chunk.code);
		for (const imported of [...chunk.imports, ...chunk.dynamicImports]) names.add(imported);
	}
	return bytes;
}

/** Modules that packages import and no function uses: by which importer, and under what name. */
const unused = [
	// Parses authors' styles, which the sanitiser always removes: 100 KB.
	['', 'postcss'],
	// Describe schemas to other programs: 18 KB of each cold start.
	['zod/v4/classic/schemas.js', '../core/to-json-schema.js'],
	['zod/v4/classic/schemas.js', '../core/json-schema-processors.js'],
	// Needs a package that is not installed.
	['pg/lib/index.js', './native'],
	// Ways of sending that no `smtps://` address leads to: 7 KB.
	...['sendmail', 'ses', 'stream', 'json'].map(
		(way) => ['nodemailer/dist/esm/nodemailer.js', `./${way}-transport/index.js`] as const,
	),
] as const;

const withoutUnused: Plugin = {
	name: 'without-unused',
	enforce: 'pre',
	resolveId: (name, importer = '') =>
		unused.some(([by, as]) => as === name && importer.endsWith(by)) ? '\0unused' : undefined,
	load: (id) => (id === '\0unused' ? 'module.exports = {};' : undefined),
};

/**
 * Bundles each function with everything it needs into small modules. Netlify would add the packages as they are:
 * hundreds of files, and reading them is most of a cold start.
 */
export async function bundleFunctions(
	root: string,
	outDir: string,
	lateFrame?: LateFrame,
): Promise<BundledFunction[]> {
	const source = join(root, 'netlify', 'functions');
	const files = (await readdir(source)).filter((file) => file.endsWith('.ts'));
	const names = files.map((file) => basename(file, '.ts'));
	await rm(outDir, { recursive: true, force: true });
	const output = await build({
		root,
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		plugins: [withoutUnused, bakedSite],
		// A function can neither list the site's files nor see which deploy it belongs to, so both are inlined for
		// netlify/lib/create-deps.ts and netlify/lib/deploy-context.ts.
		define: {
			...lateRendering.define,
			'process.env.LATE_FRAME': JSON.stringify(lateFrame ? packFrame(lateFrame) : ''),
			'process.env.CONTEXT': JSON.stringify(process.env['CONTEXT'] ?? ''),
			'process.env.DEPLOY_PRIME_URL': JSON.stringify(process.env['DEPLOY_PRIME_URL'] ?? ''),
			'process.env.SITE_PICTURES': JSON.stringify([...listSitePictures(root)].join('\n')),
		},
		ssr: { noExternal: true, external: native, target: 'node' },
		build: {
			ssr: true,
			outDir: join(outDir, 'modules'),
			minify: true,
			emptyOutDir: true,
			chunkSizeWarningLimit: 4_000,
			target: 'node22',
			rollupOptions: {
				// Packages that import Node's `process` without need initialise its three streams at every cold start.
				treeshake: { moduleSideEffects: 'no-external' },
				input: Object.fromEntries(names.map((name) => [name, join(source, `${name}.ts`)])),
				output: {
					entryFileNames: '[name].mjs',
					chunkFileNames: 'chunks/[name]-[hash].mjs',
					assetFileNames: lateRendering.assetFileNames,
				},
			},
		},
	});
	const entries = join(outDir, 'functions');
	await mkdir(entries, { recursive: true });
	const { output: chunks } = output as Rolldown.RolldownOutput;
	const bundle = async (name: string): Promise<BundledFunction> => {
		const found: FunctionSource = await import(pathToFileURL(join(source, `${name}.ts`)).href);
		await writeFile(join(entries, `${name}.mjs`), writeEntry(name, found));
		return {
			name,
			module: join(outDir, 'modules', `${name}.mjs`),
			calls: Object.keys(found.default.calls ?? {}),
			bytes: measure(chunks, `${name}.mjs`),
		};
	};
	return Promise.all(names.map(bundle));
}
