import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Place {
	/** PostgreSQL runs as a user of its own, who can enter fewer folders. */
	isOther: boolean;
	canEnter: (folder: string) => boolean;
	/** Where a server is that cannot be inside its data folder. */
	outsideRoot?: string;
}

const insideOf = (dataDir: string) => join(dataDir, 'postgres');
/** Says where the server of this folder is, even if the folder moves. */
const noteIn = (dataDir: string) => join(dataDir, 'postgres-place');

function outsideOf(dataDir: string, root: string): string {
	if (existsSync(noteIn(dataDir))) return readFileSync(noteIn(dataDir), 'utf8').trim();
	const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
	return join(root, `blog-postgres-${name}`);
}

const why = 'root, sem espaços de usuário (user namespaces), executa o PostgreSQL como nobody';

/**
 * The folder of the server of `dataDir`: inside it or, when the server's user has no access there (`/root`, a temporary
 * folder of mode 0700), a separate one. Throws rather than begin a second database beside one that cannot be used.
 */
export function chooseServerFolder(
	dataDir: string,
	{ isOther, canEnter, outsideRoot = '/var/tmp' }: Place,
): string {
	const inside = insideOf(dataDir);
	const outside = outsideOf(dataDir, outsideRoot);
	const canUse = !isOther || canEnter(dataDir);
	if (existsSync(inside) && canUse) return inside;
	if (existsSync(outside)) {
		if (isOther) return outside;
		throw new Error(
			`O banco de dados de ${dataDir} está em ${outside}: ${why}, e foi assim que ele começou. Rode assim de novo, com npm run backup, e restaure o backup em outro DATA_DIR.`,
		);
	}
	if (existsSync(inside))
		throw new Error(
			`O banco de dados está em ${inside}, onde o PostgreSQL não entra: ${why}. Rode como o dono da pasta; um segundo banco, vazio, não foi criado.`,
		);
	if (existsSync(noteIn(dataDir)))
		throw new Error(
			`O banco de dados de ${dataDir} estava em ${outside}, e lá não há nada. Traga a pasta de volta; um segundo banco, vazio, não foi criado.`,
		);
	return canUse ? inside : outside;
}

/** Tells where the data is, when it is not in `dataDir`. */
export function tellServerFolder(dataDir: string, folder: string): void {
	if (folder === insideOf(dataDir)) return;
	if (!existsSync(noteIn(dataDir))) writeFileSync(noteIn(dataDir), folder);
	console.warn(`O banco de dados está em ${folder}, e não em ${dataDir}: ${why}.`);
}
