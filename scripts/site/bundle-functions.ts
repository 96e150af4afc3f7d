import { globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bakedSite } from '#config/baked-site';
import type { LatePageShell } from '#domain/site/late-post';
import { packShell } from '#lib/late-page-shell';
import type { CallsHandler } from '#lib/serve-calls';
import { buildOnce } from './build-once.ts';
import { lateRendering } from './bundle-late-post-renderer.ts';
import { fingerprint, pageSettings, siteSources } from './fingerprint.ts';
import type { PageSource } from './render-pages.ts';
import { listSitePictures } from './site-pictures.ts';

/** Packages with native code stay as they are. */
const native = ['sharp'];

interface FunctionSource {
	default: Partial<CallsHandler>;
	config?: object;
}

/**
 * The file by which Netlify finds a function. It packages this one and the files that its config names as they are: its
 * own bundlers took most of a deploy, and made one file, read whole by each cold start, of what is loaded piece by piece.
 */
function writeEntry(name: string, { default: run, config }: FunctionSource, files: string[]) {
	const packed = JSON.stringify({ ...config, nodeBundler: 'none', includedFiles: files });
	const handlers = Object.keys(run).map((event) => `\t${event}: (event) => run.${event}(event),\n`);
	const exported = typeof run === 'function' ? 'run' : `{\n${handlers.join('')}}`;
	return `import run from '../modules/${name}.mjs';\nexport default ${exported};\nexport const config = ${packed};\n`;
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

/** A module and everything that it may ever import: chunks, and packages that stay as they are. */
function listNeeded(chunks: Chunks, entry: string): Set<string> {
	const names = new Set([entry]);
	for (const name of names) {
		const chunk = chunks.find(({ fileName }) => fileName === name);
		if (chunk?.type !== 'chunk') continue;
		for (const imported of [...chunk.imports, ...chunk.dynamicImports]) names.add(imported);
	}
	return names;
}

/**
 * The files of a package and of those that it needs, for `includedFiles`: each by its name, because of a pattern they
 * come in any order, and Netlify uploads an archive again whose bytes differ.
 */
async function listPackage(root: string, name: string): Promise<string[]> {
	const file = join(root, 'node_modules', name, 'package.json');
	const { dependencies, optionalDependencies } = JSON.parse(await readFile(file, 'utf8'));
	const names = [name, ...Object.keys({ ...dependencies, ...optionalDependencies })];
	const patterns = names.map((each) => `node_modules/${each}/**/*.*`);
	return globSync(patterns, { cwd: root })
		.sort()
		.map((path) => `../../${path}`);
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
 * Bundles each function with everything it needs into small modules, for a folder of the project. Netlify would add the
 * packages as they are: hundreds of files, and reading them is most of a cold start.
 */
export async function bundleFunctions(root: string, outDir: string): Promise<BundledFunction[]> {
	const source = join(root, 'netlify', 'functions');
	const files = (await readdir(source)).filter((file) => file.endsWith('.ts'));
	const names = files.map((file) => basename(file, '.ts'));
	await rm(outDir, { recursive: true, force: true });
	// Loaded on demand: the largest import of a build, and rarely needed.
	const { build } = await import('vite');
	const output = await build({
		root,
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		plugins: [withoutUnused, bakedSite],
		oxc: lateRendering.oxc,
		// A function can neither list the site's files nor see which deploy it belongs to, so both are inlined for
		// netlify/lib/create-deps.ts and netlify/lib/deploy-context.ts.
		define: {
			...lateRendering.define,
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
		const needed = listNeeded(chunks, `${name}.mjs`);
		const own = chunks.filter(({ fileName }) => needed.has(fileName));
		const packages = native.filter((each) => needed.has(each));
		const outside = await Promise.all(packages.map((each) => listPackage(root, each)));
		const files = [...own.map(({ fileName }) => `../modules/${fileName}`), ...outside.flat()];
		await writeFile(join(entries, `${name}.mjs`), writeEntry(name, found, files));
		return {
			name,
			module: join(outDir, 'modules', `${name}.mjs`),
			calls: Object.keys(found.default.calls ?? {}),
			bytes: Buffer.byteLength(own.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')),
		};
	};
	return Promise.all(names.map(bundle));
}

export const functionSources = ['netlify', ...siteSources];

/** Settings that are inlined. NODE_ENV changes no byte, and other bundlers set it while a build runs. */
const inlined = ['CONTEXT', 'DEPLOY_PRIME_URL', ...pageSettings];

/** Everything that determines the functions, but for the frame of late posts. */
export const functionsFingerprint = (root: string): string =>
	fingerprint(root, functionSources, [
		`${process.version} ${process.platform} ${process.arch}`,
		...inlined.map((name) => process.env[name] ?? ''),
	]);

/** Bundles the functions when they changed, and copies them into `outDir` with the frame of their deploy. */
export async function buildFunctions(
	{ root, cacheDir }: Pick<PageSource, 'root' | 'cacheDir'>,
	outDir: string,
	lateFrame: LatePageShell,
): Promise<void> {
	const kept = join(cacheDir, 'functions');
	const folder = await buildOnce(kept, functionsFingerprint(root), async (unfinished) => {
		await bundleFunctions(root, unfinished);
	});
	await rm(outDir, { recursive: true, force: true });
	await cp(folder, outDir, { recursive: true });
	const late = join(outDir, 'functions', 'late-post.mjs');
	const frame = `process.env.LATE_FRAME = '${packShell(lateFrame)}';\n`;
	await writeFile(late, frame + (await readFile(late, 'utf8')));
}
