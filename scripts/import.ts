import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeImport } from './import/describe-import.ts';
import { importBlog } from './import/import-blog.ts';
import type { ImportReport } from './import/import-items.ts';
import { openSource } from './import/open-source.ts';
import type { PictureCounts } from './import/pictures/picture-library.ts';
import { checkPicturePlace } from './local/check-picture-store.ts';
import { openDatabase } from './local/open-database.ts';
import { openPictures } from './local/open-pictures.ts';
import { runCommand } from './local/run-command.ts';
import { askForBuild, tellScheduler } from './local/runner-file.ts';
import { fail, say, warn } from './local/say.ts';
import { readLocalSettings } from './local/settings.ts';

const isNews = ({ outcome }: ImportReport) => outcome !== 'present' && outcome !== 'refused';

function showProgress(done: number, total: number): void {
	warn(`Importando… ${done} de ${total}`);
}

const everyMs = 2_000;

/** Says every other second how many pictures there are: they may take minutes. */
function showPictures(): (counts: PictureCounts) => void {
	let last = performance.now();
	return ({ brought, left }) => {
		if (performance.now() - last < everyMs) return;
		last = performance.now();
		warn(`Imagens… ${brought} trazidas, ${left} ficaram onde estavam`);
	};
}

const usage = `Uso: npm run import -- ARQUIVO_OU_PASTA [opções]

  Aceita a exportação do WordPress (.xml), a do Blogger (o backup .xml ou o Takeout), a do Ghost (.json),
  a deste blog (pasta ou .zip), o feed de qualquer blog (RSS ou Atom), Markdown (arquivo ou pasta)
  e coleções em JSON.

  --publish    publica o que não diz se é rascunho (Markdown e coleções)
  --drafts     tudo vem como rascunho
  --hold       o que iria ao ar em seguida, porque a hora agendada já passou, vem como rascunho
  --pictures   traz as imagens que estão no servidor do blog antigo
  --site=URL   o endereço do blog antigo, que a exportação do Ghost e o Takeout não trazem
  --pictures-here  guarda as imagens nesta máquina, mesmo que o banco esteja em outra`;

function readArguments() {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: {
			publish: { type: 'boolean', default: false },
			drafts: { type: 'boolean', default: false },
			hold: { type: 'boolean', default: false },
			pictures: { type: 'boolean', default: false },
			'pictures-here': { type: 'boolean', default: false },
			site: { type: 'string' },
		},
	});
	const [path] = positionals;
	if (positionals.length !== 1 || !path) throw new Error(usage);
	if (!existsSync(path)) throw new Error(`${path}: não existe.`);
	if (values.site !== undefined && !/^https?:\/\//.test(values.site)) {
		throw new Error('--site não é um endereço, como https://blog.example');
	}
	return { path: resolve(path), ...values };
}

async function main(): Promise<void> {
	const { path, publish, drafts, hold, pictures, site, 'pictures-here': here } = readArguments();
	const settings = readLocalSettings();
	const source = await openSource(path, { siteUrl: site });
	try {
		const keepsPictures = pictures || (source.pictures ?? []).length > 0;
		if (keepsPictures && !here) checkPicturePlace({ ...settings, environment: process.env });
		const { db, close } = await openDatabase(settings);
		try {
			const imported = await importBlog(source, {
				db,
				openPictures: () => openPictures(settings),
				publish,
				asDrafts: drafts,
				hold,
				withPictures: pictures,
				now: new Date(),
				announce: () => tellScheduler(settings),
				onProgress: showProgress,
				onPicture: showPictures(),
			});
			const { reports } = imported;
			if (reports.length === 0) throw new Error(`${path}: não há nenhum artigo aqui.`);
			for (const line of describeImport(imported)) say(line);
			if (reports.some(isNews)) await askForBuild(settings.dataDir);
			if (reports.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1;
		} finally {
			await close();
		}
	} finally {
		await source.close();
	}
}

await runCommand(main, (error) => {
	fail(error);
	if (error instanceof Error && error.message === usage) return;
	warn('Nada foi importado: o banco de dados está como antes.');
});
