import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PostSummary } from '#domain/post';
import { installTool } from '../local/install-tool.ts';
import { generateTexts } from './corpus.ts';
import { type ProcessCost, watchProcess } from './watch-process.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Another generator that builds the same pages from the same corpus, clean each time; Hugo has smaller ones. */
export interface OtherSite {
	name: string;
	build: () => Promise<ProcessCost>;
	/** Where the pages are. */
	out: string;
}

interface OtherSiteOptions {
	folder: string;
	count: number;
	/** See `writeFrames`. */
	frames: string;
}

const withFrames = (frames: string) => ({ ...process.env, BENCH_FRAMES: frames });

function clean(out: string): void {
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
}

/** The corpus as Markdown files, with the front matter that `front` returns. */
function writeMarkdown(folder: string, count: number, front: (post: PostSummary) => string): void {
	clean(folder);
	for (const { post, content } of generateTexts({ count })) {
		writeFileSync(join(folder, `${post.slug}.md`), `${front(post)}\n${content}\n`);
	}
}

/** Plain string templates over the stored HTML of a snapshot: the lower bound for any generator. */
export function openPlainSite(
	options: Omit<OtherSiteOptions, 'count'> & { snapshotFolder: string },
): OtherSite {
	const out = join(options.folder, 'plain');
	const env = withFrames(options.frames);
	return {
		...{ name: 'plain templates', out },
		build: () => {
			clean(out);
			const script = join(here, 'plain/build.ts');
			return watchProcess(spawn(process.execPath, [script, options.snapshotFolder, out], { env }));
		},
	};
}

export function openEleventySite({ folder, count, frames }: OtherSiteOptions): OtherSite {
	const project = installTool(join(here, 'eleventy'));
	const [input, out] = [join(folder, 'eleventy-in'), join(folder, 'eleventy-out')];
	writeMarkdown(join(input, 'posts'), count, (post) => {
		const data = {
			layout: 'post.11ty.js',
			tags: ['posts'],
			permalink: `post/${post.slug}.html`,
			post,
		};
		return `---json\n${JSON.stringify(data)}\n---`;
	});
	const command = join(project, 'node_modules/@11ty/eleventy/cmd.cjs');
	const config = join(here, 'eleventy/eleventy.config.js');
	return {
		...{ name: 'Eleventy', out },
		build: () => {
			clean(out);
			const args = [command, `--config=${config}`, '--input=.', `--output=${out}`, '--quiet'];
			return watchProcess(spawn(process.execPath, args, { cwd: input, env: withFrames(frames) }));
		},
	};
}

/** Undefined when Hugo is not on the PATH. */
export function openHugoSite({
	folder,
	count,
}: Omit<OtherSiteOptions, 'frames'>): OtherSite | undefined {
	if (spawnSync('hugo', ['version']).status !== 0) return undefined;
	const [input, out] = [join(folder, 'hugo-in'), join(folder, 'hugo-out')];
	if (existsSync(input)) rmSync(input, { recursive: true });
	cpSync(join(here, 'hugo'), input, { recursive: true });
	writeMarkdown(join(input, 'content/post'), count, (post) =>
		JSON.stringify({
			title: post.title,
			date: post.created_at,
			slug: post.slug,
			description: post.excerpt,
			author: post.author,
			categories: [post.category?.slug ?? 'sem-categoria'],
			keywords: post.tags,
		}),
	);
	return {
		...{ name: 'Hugo', out },
		build: () => {
			clean(out);
			return watchProcess(spawn('hugo', ['--source', input, '--destination', out, '--quiet']));
		},
	};
}
