import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchBuild } from './bench/build.ts';
import { benchBundles } from './bench/bundles.ts';
import { benchCalls } from './bench/calls.ts';
import { openBenchDatabases } from './bench/databases.ts';
import { benchDeskWeight } from './bench/desk-weight.ts';
import { formatTable, type Section } from './bench/figures.ts';
import { measureLive } from './bench/live.ts';
import { measureServed } from './bench/live-served.ts';
import { benchMemory } from './bench/memory.ts';
import { openOurSite } from './bench/our-site.ts';
import { benchPages } from './bench/pages.ts';
import { benchRender } from './bench/render.ts';
import { benchVisits } from './bench/visits.ts';
import { benchWriting } from './bench/writing.ts';
import { fail } from './local/say.ts';

const help = `npm run bench -- [parts] [--posts 1000,10000] [--rounds 3] [--json FILE]

Parts, all of them unless some are named:
  render     an article at save: per 1,000 words, and a megabyte of what is hard to parse
  build      full build and rebuild
  memory     peak memory while the bodies grow
  pages      bytes and requests of every page type
  functions  size of each function, cold start of each call, answer times of the editor's calls
  writing    typing in a text of 10,000 words, in turn with the editor before; what the desk downloads
  visits     collecting the visits of a month with 100,000
  live       from the click on publish to the public address
  served     the same with Netlify's own build and serve, which the first run installs

All of it takes about 20 minutes on a quiet machine of two cores, half of that for 10,000 posts, and the first run
3 more: it writes its corpus into a PostgreSQL of its own in DATA_DIR/bench and keeps it. With --posts 1000 it is 4.
`;

const parts = [
	'render',
	'build',
	'memory',
	'pages',
	'functions',
	'writing',
	'visits',
	'live',
	'served',
] as const;
type Part = (typeof parts)[number];

function readOrder() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			posts: { type: 'string', default: '100,1000,10000' },
			rounds: { type: 'string', default: '3' },
			json: { type: 'string' },
			help: { type: 'boolean', short: 'h' },
		},
	});
	const unknown = positionals.find((name) => !parts.some((part) => part === name));
	if (unknown) throw new Error(`There is no part ${unknown}.\n\n${help}`);
	return {
		isHelp: values.help === true,
		json: values.json,
		counts: values.posts.split(',').map(Number),
		rounds: Number(values.rounds),
		wants: (part: Part) => positionals.length === 0 || positionals.includes(part),
	};
}

type Order = ReturnType<typeof readOrder>;

/** Prints each section as soon as it is measured. */
async function run(order: Order, add: (...sections: Section[]) => void): Promise<void> {
	const { counts, rounds, wants } = order;
	const folder = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'bench');
	const most = Math.max(...counts);
	if (wants('render')) add(benchRender());
	if (wants('writing')) add(await benchWriting(), await benchDeskWeight());
	const databases = await openBenchDatabases(folder);
	try {
		if (wants('build')) add(...(await benchBuild({ folder, databases, counts, rounds })));
		if (wants('memory'))
			add(await benchMemory(databases, { folder, count: Math.min(1_000, most) }));
		for (const count of wants('pages') ? counts : []) {
			const ours = openOurSite(join(folder, `site-${count}`), await databases.clone(count));
			const { site } = await ours.build();
			add(benchPages(site, count));
		}
		if (wants('functions')) {
			add(await benchBundles());
			add(await benchCalls(await databases.clone(most), most));
		}
		if (wants('visits')) add(await benchVisits(await databases.clone(most), most));
		if (wants('live')) add(await measureLive(databases, { counts }));
		if (wants('served')) add(await measureServed(await databases.clone(most)));
	} finally {
		await databases.stop();
	}
}

async function main(): Promise<void> {
	const order = readOrder();
	if (order.isHelp) {
		console.log(help);
		return;
	}
	const sections: Section[] = [];
	await run(order, (...made) => {
		sections.push(...made);
		console.log(`${formatTable(made)}\n`);
	});
	const file =
		order.json ?? join(resolve(process.env['DATA_DIR'] ?? '.data'), 'bench', 'figures.json');
	writeFileSync(file, `${JSON.stringify(sections, null, '\t')}\n`);
	console.log(`As JSON: ${file}`);
}

await main()
	.catch(fail)
	.finally(() => process.exit());
