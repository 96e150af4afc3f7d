// Runs before every command that a fresh clone may be asked for first, on whatever Node the machine has
// (20 or later): plain JavaScript without a package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 20) {
	fail(`O Node ${process.versions.node} é antigo demais: instale o Node 20 ou mais novo.`);
}
if (!isInstalled()) install();

/** npm leaves a copy of the lockfile inside node_modules: the same packages, or not. */
function isInstalled() {
	const copy = `${root}node_modules/.package-lock.json`;
	if (!existsSync(copy)) return false;
	const wanted = packagesOf(`${root}package-lock.json`);
	const present = packagesOf(copy);
	return Object.entries(wanted).every(
		([path, entry]) =>
			path === '' || present[path]?.version === entry.version || (entry.optional && !present[path]),
	);
}

function packagesOf(path) {
	try {
		return JSON.parse(readFileSync(path, 'utf8')).packages;
	} catch {
		return {}; // Cut short by a killed install: counts as nothing installed.
	}
}

function install() {
	console.log('Instalando as dependências (só na primeira vez; cerca de um minuto)…');
	const npm = process.env.npm_execpath;
	const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' };
	const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
	const result = npm
		? spawnSync(process.execPath, [npm, ...flags], options)
		: spawnSync('npm', flags, { ...options, shell: process.platform === 'win32' });
	if (result.status === 0) return;
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

function fail(message) {
	console.error(message);
	process.exit(1);
}
