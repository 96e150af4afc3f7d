import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { authors } from '#contract/authors';
import { createCategory } from '#contract/categories';
import { correctDate } from '#contract/correct-date';
import { deletePost } from '#contract/delete-post';
import { uploadImage } from '#contract/images';
import { missedAddresses } from '#contract/missed-addresses';
import { changeTopic } from '#contract/topics';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { oldAddresses, slugRedirects } from '#db/address-schema';
import { images } from '#db/picture-schema';
import { listPlans } from '#db/plans/plans';
import { getPost } from '#db/posts/find-post';
import { setReviewDay } from '#db/posts/review-days';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { blogPosts } from '#db/schema';
import { listDifferentTags } from '#db/topics/list-topics';
import { exportFields } from '#domain/post/post-fields';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import {
	type ExportSink,
	openFolderSink,
	openZipSink,
} from '../../../scripts/export/export-sink.ts';
import { writeExport } from '../../../scripts/export/write-export.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import { type MemoryPictureStore, memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForFile } from '../../support/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { dayMs } from '../../support/test-deps.ts';

const friday = '2036-01-04T12:00:00.000Z';
const neverCreated = '00000000-0000-4000-8000-0000000000aa';
const awkward =
	'\n---\ntitle: "não é"\n---\n\n# Um título\n\n“Aspas”, emoji 👩🏽‍💻, `código`\n\n```yaml\n---\n```\n\n![Uma \\*mesa\\*](https://fotos.test/mesa.jpg#galeria)\n\n![](https://fotos.test/copa.jpg#galeria,enfeite,legenda "As duas")\n\nfim  ';

const api = apiForFile();
const folder = folderForFile();
/** Where an imported picture was: ten digits are no person's here. */
const camera = '/wp-content/uploads/2021/04/IMG_20210405_123456.jpg';
const stored = `/images/${'a'.repeat(64)}-960.webp`;

beforeAll(async () => {
	await writeBlog();
});

/** A planned change and a removal, and a post that a plan took off the site. */
async function planAll(shownId: string): Promise<void> {
	const target = await createdPost(api, { title: 'Mudará', category: 'Guias', published: true });
	const post = await getPost(api.db, target.id);
	await plannedChange(api, post, { at: friday, title: 'Mudado' });
	await plannedRemoval(api, target.id, '2036-01-05T12:00:00.000Z', shownId);
	const gone = await createdPost(api, { title: 'Saiu', published: true });
	await plannedRemoval(api, gone.id, '2026-03-12T18:00:00.000Z', target.id);
	api.deps.clock.advance(dayMs);
	await runSchedule(api.deps);
}

/** A blog with a post in every state, pictures, renamed and old addresses, and an empty category. */
async function writeBlog(): Promise<void> {
	const data_base64 = (await aPicture({ width: 700, height: 300 })).toString('base64');
	const sent = await api.call(uploadImage, { name: 'mesa.png', alt: 'Uma mesa', data_base64 });
	const { image } = sent;
	const shown = await createdPost(api, {
		title: 'Público: "aspas" & #sinais',
		content: `Um texto.\n\n![mesa](${image.url}#700x300,credito=Foto%3A%20Ana%20Lima%2C%20Rui)`,
		tags: ['uma', 'dois: três'],
		excerpt: 'Resumo — de: propósito',
		image_url: image.url,
		image_alt: 'Capa',
		image_credit: 'Foto: "Ana" — Lima',
		image_focus: '50% 20%',
		image_width: image.width,
		image_height: image.height,
		search_title: 'Título no Google',
		search_description: 'Descrição no Google.',
		published: true,
	});
	api.deps.clock.advance(dayMs);
	await api.call(updatePost, {
		id: shown.id,
		title: shown.title,
		content: awkward,
		slug: 'renomeado',
	});
	const address = { post_id: shown.id, created_at: '2020-01-01T00:00:00.000Z' };
	await api.db.insert(oldAddresses).values([
		{ ...address, address: '/2012/01/café' },
		{ ...address, address: '/?p=12' },
	]);
	await api.db.insert(oldAddresses).values({ address: camera, leads_to: stored });
	await api.call(missedAddresses, {
		action: 'redirect',
		address: '/planos',
		to: { leads_to: '/posts' },
	});
	api.deps.clock.advance(dayMs);
	await planAll(shown.id);
	await api.call(correctDate, {
		post_id: shown.id,
		from: shown.published_at,
		at: '2019-12-24T23:00:00.000Z',
	});
	const draft = await createdPost(api, { title: 'Rascunho', author: 'Lia Dias' });
	await setReviewDay(api.db, { post_id: draft.id, from: null, on: '2036-02-29' });
	await api.call(authors, {
		action: 'save',
		slug: 'lia-dias',
		name: 'Lia Moura',
		line: 'Pinta.',
		image_url: image.url,
		links: [{ label: 'Site', url: 'https://lia.example/' }],
	});
	await createdPost(api, { title: 'Agendado', scheduled_at: '2036-01-01T12:00:00.000Z' });
	const gone = await createdPost(api, { title: 'Na lixeira', published: true });
	await api.call(deletePost, { postId: gone.id });
	const { category } = await api.call(createCategory, { name: 'Outro nome' });
	await api.call(changeTopic, {
		action: 'change-category',
		id: category.id,
		name: 'Sem nenhum texto',
		icon: 'guias',
		accent: 'produtos',
		line: 'Uma frase.',
	});
	await api.call(changeTopic, { action: 'rename-tag', name: 'uma', to: 'um' });
	await api.call(changeTopic, { action: 'keep-apart', names: ['um', 'dois: três'] });
	const copy = { action: 'save', base_revision: 1, version: 0 } as const;
	await api.call(workingCopies, {
		...copy,
		post_id: neverCreated,
		fields: aDraft({ title: 'Nunca salvo' }),
	});
	await api.call(workingCopies, {
		...copy,
		base_revision: 3,
		post_id: shown.id,
		fields: aDraft({ title: 'Mudando' }),
	});
}

async function exportTo(sink: ExportSink) {
	const counts = await writeExport(api.db, api.deps.pictures, sink, api.deps.now());
	await sink.finish();
	return counts;
}

async function importInto(database: TestDatabase, path: string, pictures: MemoryPictureStore) {
	const source = await openSource(path);
	try {
		return await importBlog(source, {
			db: database.db,
			openPictures: async () => ({ pictures, close: async () => undefined }),
			publish: false,
			asDrafts: false,
			withPictures: false,
			now: new Date('2026-09-09T09:09:09Z'),
		});
	} finally {
		await source.close();
	}
}

/** Everything that an export must contain. */
async function readBlog(db: TestDatabase['db']) {
	const posts = await db
		.select()
		.from(blogPosts)
		.where(isNull(blogPosts.deleted_at))
		.orderBy(asc(blogPosts.id));
	const shown = await readPublicBlog(db, 'created_at', async (blog) => ({
		posts: blog.posts.map(({ revision: _, views: __, category, ...post }) => ({
			...post,
			category_id: undefined, // Specific to this database.
			category: category && { name: category.name, slug: category.slug },
		})),
		categories: blog.categories.map(({ id: _, ...category }) => category),
		former_categories: blog.former_categories,
		former_tags: blog.former_tags,
		authors: blog.authors.filter(({ line }) => line),
		author_redirects: blog.author_redirects,
		redirects: blog.redirects,
		old_addresses: blog.old_addresses,
		led_addresses: blog.led_addresses,
	}));
	const articles = posts
		.filter(({ id }) => id !== neverCreated)
		.map(({ revision: _, views: __, category_id: ___, created_from: ____, ...post }) => post);
	const planned = await listPlans(db);
	return {
		shown,
		articles,
		plans: planned.map(({ id: _, ...plan }) => plan),
		// Encoded anew, to other bytes.
		images: (await db.select().from(images)).map(({ bytes: _, ...image }) => image),
		different: await listDifferentTags(db),
	};
}

test('the exported blog fills every field, so that none can be lost unseen', async () => {
	const rows = await api.db.select().from(blogPosts);
	const isFilled = (value: unknown) => value !== null && value !== '' && String(value) !== '';
	const empty = exportFields.filter((name) => !rows.some((row) => isFilled(row[name])));
	expect(empty).toEqual([]);
});

test.each([
	['blog', 'blog'],
	['blog.zip', 'blog.zip'],
	['outra vez/cópia do blog', 'outra vez'],
])(
	'D9: an export as %s, imported as %s into an empty database, is the same blog',
	async (written, given) => {
		const path = join(folder, given);
		const open = written.endsWith('zip') ? openZipSink : openFolderSink;
		const counts = await exportTo(await open(join(folder, written)));
		expect(counts).toEqual({ posts: 5, copies: 2, pictures: 1, missing: [] });
		const database = await createTestDatabase();
		try {
			const pictures = memoryPictureStore();
			const { reports } = await importInto(database, path, pictures);
			expect(
				reports.filter(({ outcome }) => outcome === 'refused' || outcome === 'present'),
			).toEqual([]);
			expect(await readBlog(database.db)).toEqual(await readBlog(api.db));
			expect([...pictures.files.keys()]).toEqual([...api.deps.pictures.files.keys()]);
			const [unsaved] = await database.db
				.select()
				.from(blogPosts)
				.where(eq(blogPosts.id, neverCreated));
			expect(unsaved).toMatchObject({ title: 'Nunca salvo', published: false, scheduled_at: null });
			const again = await importInto(database, path, pictures);
			expect(again.reports.every(({ outcome }) => outcome === 'present')).toBe(true);
			expect(await readBlog(database.db)).toEqual(await readBlog(api.db));
			expect(await database.db.select().from(slugRedirects)).toHaveLength(1);
		} finally {
			await database.close();
		}
	},
);

test('an export is Markdown that others read: front matter, text, redirects, pictures at their address', async () => {
	const path = join(folder, 'others');
	await exportTo(await openFolderSink(path));
	const text = await readFile(join(path, 'posts/renomeado.md'), 'utf8');
	expect(text).toContain('title: "Público: \\"aspas\\" & #sinais"\n');
	expect(text).toContain('status: "published"\n');
	expect(text).toContain('aliases: ["/post/publico-aspas-sinais","/2012/01/café","/?p=12"]\n');
	const [row] = await api.db.select().from(blogPosts).where(eq(blogPosts.slug, 'renomeado'));
	expect(text.endsWith(`\n---\n${row?.content}`)).toBe(true);
	expect((await readFile(join(path, '_redirects'), 'utf8')).trim().split('\n').sort()).toEqual([
		'/ p=12 /post/renomeado 301',
		'/2012/01/caf%C3%A9 /post/renomeado 301',
		'/planos /posts 301',
		'/post/publico-aspas-sinais /post/renomeado 301',
		'/post/saiu /post/mudara 301',
		`${camera} ${stored} 301`,
	]);
	expect((await readdir(join(path, 'images'))).sort()).toEqual(
		[...api.deps.pictures.files.keys()].sort(),
	);
	expect(await readdir(join(path, 'rascunhos'))).toHaveLength(1);
});

test('an export never writes over anything, and leaves nothing half done', async () => {
	const path = join(folder, 'taken');
	await exportTo(await openFolderSink(path));
	await expect(openFolderSink(path)).rejects.toThrow('já tem arquivos');
	const file = join(folder, 'taken.zip');
	await writeFile(file, 'x');
	await expect(openZipSink(file)).rejects.toThrow('já existe');
	const half = join(folder, 'half');
	const sink = await openFolderSink(half);
	await sink.write('posts/a.md', new Uint8Array(3));
	await sink.abandon();
	expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
});
