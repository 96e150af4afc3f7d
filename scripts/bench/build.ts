import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { renderArticle } from '#article/render-article';
import { connect, type Database } from '#db/client';
import { blogPosts } from '#db/schema';
import { fold } from '#domain/text/fold';
import { countChangedFiles, hashSite, weighArticle } from '../../tests/support/site-files.ts';
import { listBudgets, listFigures, type Measured } from './build-figures.ts';
import type { BenchDatabases } from './databases.ts';
import type { Section } from './figures.ts';
import { type OurBuild, type OurSite, openOurSite } from './our-site.ts';

async function withDatabase(url: string, use: (db: Database) => Promise<void>): Promise<void> {
	const { db, close } = await connect(url, () => undefined);
	try {
		await use(db);
	} finally {
		await close();
	}
}

/** Adds a paragraph to a post from the middle of the blog. */
function changeOnePost(url: string, round: number): Promise<void> {
	return withDatabase(url, async (db) => {
		const [post] = await db
			.select()
			.from(blogPosts)
			.orderBy(desc(blogPosts.created_at))
			.limit(1)
			.offset(40 + round);
		if (!post) throw new Error('there is no post to change');
		const content = `${post.content}\n\nMais um parágrafo, escrito depois.`;
		const article = renderArticle(content, { title: post.title });
		await db
			.update(blogPosts)
			.set({
				content,
				...article,
				revision: post.revision + 1,
				updated_at: new Date().toISOString(),
			})
			.where(eq(blogPosts.id, post.id));
	});
}

/** Publishes a post newer than all others, with the category and tags of an older one. */
function publishOnePost(url: string, round: number): Promise<void> {
	return withDatabase(url, async (db) => {
		const newestFirst = db.select().from(blogPosts).orderBy(desc(blogPosts.created_at)).limit(1);
		const [newest] = await newestFirst;
		const [model] = await newestFirst.offset(20 + 7 * round);
		if (!newest || !model) throw new Error('there is no post to follow');
		const title = `Mais um texto, o de número ${round + 1}`;
		const at = new Date(Date.parse(newest.created_at) + 3_600_000).toISOString();
		await db.insert(blogPosts).values({
			...model,
			id: `20000000-0000-4000-8000-${String(round).padStart(12, '0')}`,
			slug: `mais-um-texto-${round + 1}`,
			title,
			title_folded: fold(title),
			...renderArticle(model.content, { title }),
			created_at: at,
			published_at: at,
			updated_at: at,
			revision: 1,
		});
	});
}

interface BuildOptions {
	folder: string;
	databases: BenchDatabases;
	counts: number[];
	rounds: number;
}

interface Contest {
	count: number;
	databaseUrl: string;
	ours: OurSite;
	/** The last of our builds, whose caches the next one finds. */
	latest: OurBuild;
	measured: Measured;
}

/** Full builds and rebuilds after one change; each round runs every size in turn. */
export async function benchBuild(options: BuildOptions): Promise<Section[]> {
	const contests: Contest[] = [];
	for (const count of options.counts) contests.push(await openContest(options, count));
	for (let round = 0; round < options.rounds; round += 1) {
		for (const contest of contests) await runRound(contest, round);
	}
	for (const contest of contests) await compareWithCold(contest);
	const sizes = new Map(contests.map(({ count, measured }) => [count, measured]));
	return [
		...contests.map(({ count, measured }) => ({
			title: `Build, ${count} posts`,
			figures: listFigures(measured, count),
		})),
		{ title: 'Build, budgets', figures: listBudgets(sizes) },
	];
}

async function openContest(options: BuildOptions, count: number): Promise<Contest> {
	const folder = join(options.folder, `build-${count}`);
	const databaseUrl = await options.databases.clone(count);
	const ours = openOurSite(join(folder, 'ours'), databaseUrl);
	const latest = await ours.buildCold(); // Builds the desk, which the rounds do not build again.
	const measured: Measured = {
		full: [],
		edit: [],
		added: [],
		filesChanged: [],
		filesUnlikeCold: [],
		articleBytes: weighArticle(latest.site),
	};
	return { count, databaseUrl, ours, latest, measured };
}

async function runRound(contest: Contest, round: number): Promise<void> {
	const { databaseUrl, ours, measured } = contest;
	measured.full.push(await ours.buildCold());
	await changeOnePost(databaseUrl, round);
	const edited = await ours.build();
	measured.edit.push(edited);
	const before = hashSite(edited.site);
	await publishOnePost(databaseUrl, round);
	contest.latest = await ours.build();
	measured.added.push(contest.latest);
	measured.filesChanged.push(countChangedFiles(before, hashSite(contest.latest.site)));
}

/** Compares the site that all the rounds' changes led to with one built without their caches. */
async function compareWithCold({ ours, latest, measured }: Contest): Promise<void> {
	const warm = hashSite(latest.site);
	const cold = hashSite((await ours.buildCold()).site);
	measured.filesUnlikeCold.push(countChangedFiles(warm, cold));
}
