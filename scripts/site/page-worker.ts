import { once } from 'node:events';
import { type AstroIntegration, build } from 'astro';
import { paths } from '#config/paths';
import { explainError } from './build-error.ts';
import { type BuiltPage, listPages, type PageApp, type ProgramPage } from './page-program.ts';
import { openPageStore } from './page-store.ts';

/** What Astro builds. A second message says that the snapshot is there. */
export interface PageOrder {
	root: string;
	siteUrl: string;
	/** Inside the project; elsewhere Astro would put intermediate files into a folder shared by all builds. */
	outDir: string;
	/** For Astro's own intermediate files. */
	workDir: string;
	snapshotDir: string;
	/** Pages of earlier builds, and the code that made them. */
	storeDir: string;
	fingerprint: string;
}

export interface PageReport {
	pages: Omit<BuiltPage, 'listParts'>[];
	/** Pages that could not be rendered and are missing. */
	failures: { path: string; message: string; log: string }[];
	/** An article's file with its parts, from which the frame of all articles is cut. */
	article: { file: string; parts: string[] } | undefined;
}

/** The reply: what was built, or why it was not. */
export type PageReply = { report: PageReport } | { failure: string };

/** `PAGES_BY=astro` lets Astro alone render every page, to compare. */
const isByAstro = () => process.env['PAGES_BY'] === 'astro';

/** Pages that an earlier build rendered, and the frames that pages share, are not rendered again. */
async function keepPages(order: PageOrder, snapshot: Promise<unknown>) {
	const store = isByAstro() ? undefined : await openPageStore(order.storeDir, order.fingerprint);
	const byRequest = new Map<string, ProgramPage>();
	const failures: PageReport['failures'] = [];
	async function respond(page: ProgramPage): Promise<Response> {
		// Without a body Astro writes no file.
		if (store?.has(page)) return new Response();
		try {
			return new Response(await (store ? page.render() : page.renderWhole()));
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			failures.push({ path: page.path, message, log: explainError(error) });
			return new Response();
		}
	}
	const integration: AstroIntegration = {
		name: 'kept-pages',
		hooks: {
			'astro:build:start': ({ setPrerenderer }) =>
				setPrerenderer((astro) => ({
					...astro,
					name: 'kept-pages',
					getStaticPaths: async () => {
						await snapshot;
						const { app } = astro as typeof astro & { app: PageApp };
						for (const page of await listPages(app, order.siteUrl)) byRequest.set(page.file, page);
						return [...byRequest.values()].map(({ path, route }) => ({ pathname: path, route }));
					},
					render: async ({ url }) => {
						const file = decodeURI(new URL(url).pathname).slice(1);
						const page = byRequest.get(file);
						if (!page) throw new Error(`No page is at ${file}.`);
						return respond(page);
					},
				})),
		},
	};
	const tell = (): PageReport => {
		const pages = [...byRequest.values()];
		const article = pages.find(({ path }) => path.startsWith(paths.post('')));
		const parts = article?.listParts?.();
		return {
			pages: pages.map(({ path, file, key }) => ({ path, file, key })),
			failures,
			article: article && parts && { file: article.file, parts },
		};
	};
	return { integration, tell };
}

const reply = (news: PageReply) => process.send?.(news, () => process.exit());

process.on('disconnect', () => process.exit(1));
process.once('message', async (order: PageOrder) => {
	const { root, siteUrl, outDir, workDir, snapshotDir } = order;
	Object.assign(process.env, {
		SITE_URL: siteUrl,
		BUILD_OUT_DIR: outDir,
		BUILD_CACHE_DIR: workDir,
		SNAPSHOT_DIR: snapshotDir,
	});
	const snapshot = once(process, 'message');
	try {
		const { integration, tell } = await keepPages(order, snapshot);
		await build({ root, logLevel: 'warn', integrations: [integration] });
		reply({ report: tell() });
	} catch (error) {
		reply({ failure: explainError(error) });
	}
});
