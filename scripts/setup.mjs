// Runs before every command that a fresh clone may start with, on any installed Node from version 20, so it is plain
// JavaScript without packages. The argument `tools` also installs what tests and checks need.
import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = `${root}tools/`;
/** The version that the code is written for. */
const neededMajor = 24;
const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);
const major = majorOf(process.versions.node);

if (major < 20) {
	fail(`O Node ${process.versions.node} é antigo demais: instale o Node 20 ou mais novo.`);
}
if (!isInstalled(root)) install(root, 'Instalando as dependências');
if (major < neededMajor) provideNode();
if (process.argv[2] === 'tools') {
	if (!isInstalled(tools)) install(tools, 'Instalando as ferramentas de teste');
	linkTools();
}

/** Compares npm's copy of the lockfile inside node_modules with the current lockfile; a package too many does no harm. */
function isInstalled(folder) {
	const copy = `${folder}node_modules/.package-lock.json`;
	if (!existsSync(copy)) return false;
	const wanted = packagesOf(`${folder}package-lock.json`);
	const present = packagesOf(copy);
	return Object.entries(wanted).every(
		([path, entry]) =>
			path === '' ||
			present[path]?.version === entry.version ||
			// The tools' peer dependencies are the product's own packages.
			((entry.optional || entry.peer) && !present[path]),
	);
}

function packagesOf(path) {
	try {
		return JSON.parse(readFileSync(path, 'utf8')).packages;
	} catch {
		return {}; // Truncated by a killed install: counts as nothing installed.
	}
}

function install(folder, title) {
	console.log(`${title} (só na primeira vez; cerca de um minuto)…`);
	const startedAt = Date.now();
	const npm = process.env.npm_execpath;
	const options = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' };
	const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
	const result = npm
		? spawnSync(process.execPath, [npm, ...flags], options)
		: spawnSync('npm', flags, { ...options, shell: process.platform === 'win32' });
	if (result.status === 0) {
		console.log(`Pronto em ${Math.round((Date.now() - startedAt) / 1000)} s.`);
		return;
	}
	const reason = String(result.error ?? result.stderr);
	const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/.test(
		reason,
	);
	fail(
		isOffline
			? 'Sem rede: o registro do npm não respondeu, e as dependências não foram instaladas. Tente de novo com conexão.'
			: `A instalação das dependências falhou:\n${reason}`,
	);
}

/** Puts a newer Node where npm looks first: npm's package of it, 190 MB that only an older installed Node needs. */
function provideNode() {
	const isWindows = process.platform === 'win32';
	const program = `${root}node_modules/.bin/node${isWindows ? '.exe' : ''}`;
	const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
	if (stdout && majorOf(stdout) >= neededMajor) return;
	const folder = `${tools}node/`;
	if (!isInstalled(folder)) {
		install(folder, `Instalando o Node ${neededMajor}`);
		// Removes 67 MB of headers for compiling add-ons; the node program is next to them.
		rmSync(`${folder}node_modules/node/node_modules`, { recursive: true, force: true });
	}
	rmSync(program, { force: true });
	mkdirSync(dirname(program), { recursive: true });
	if (isWindows) copyFileSync(`${folder}node_modules/node/bin/node.exe`, program);
	else symlinkSync(`${folder}node_modules/node/bin/node`, program);
}

/** Links the tools into node_modules, where tests, checks and editors look; the product's own packages take precedence. */
function linkTools() {
	const { dependencies } = JSON.parse(readFileSync(`${tools}package.json`, 'utf8'));
	for (const name of Object.keys(dependencies)) link(name);
	for (const name of readdirSync(`${tools}node_modules/.bin`)) link(`.bin/${name}`);
}

function link(name) {
	const [path, target] = [`${root}node_modules/${name}`, `${tools}node_modules/${name}`];
	const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
	// Another target: the folder was moved or copied since.
	if (isLink && readlinkSync(path) !== target) rmSync(path);
	mkdirSync(dirname(path), { recursive: true });
	try {
		symlinkSync(target, path, 'junction');
	} catch (error) {
		if (error.code !== 'EEXIST') throw error;
	}
}

function fail(message) {
	console.error(message);
	process.exit(1);
}
