import { lookup } from 'node:dns/promises';
import { describeDriverError } from '#db/database-error';

const passwordHint =
	'Copie o endereço outra vez, com a senha inteira; um % da senha se escreve %25.';

/** What PostgreSQL and Neon answer to an address that is wrong, in plain words. */
const rejections: [pattern: RegExp, words: string][] = [
	[/^28/, `recusou o usuário ou a senha. ${passwordHint}`],
	[/^3D000/, 'não tem um banco com este nome: é a última parte do endereço.'],
	[/password authentication failed/, `recusou o usuário ou a senha. ${passwordHint}`],
	[
		/endpoint could not be found|endpoint .*not found/,
		'não conhece este projeto: confira o começo do nome, ep-…, em Connect, no painel da Neon.',
	],
];

const nearNeon = /neon|^ep-/;

function describeUnknownHost(host: string): string {
	const text = `o nome ${host} não existe na rede. Confira-o em DATABASE_URL`;
	if (!nearNeon.test(host)) return `${text}.`;
	const ending = host.endsWith('.neon.tech') ? '' : '; os da Neon terminam em .neon.tech';
	return `${text}: copie-o de Connect, no painel da Neon${ending}.`;
}

type Lookup = (host: string) => Promise<unknown>;

const isUnknown = (host: string, find: Lookup) =>
	find(host).then(
		() => false,
		(error: NodeJS.ErrnoException) => error.code === 'ENOTFOUND',
	);

/** Why the database at `url` cannot be used, in words for the person who typed the address. */
export async function explainDatabase(
	error: unknown,
	url: string,
	find: Lookup = lookup,
): Promise<string> {
	const { host, hostname } = new URL(url);
	const reason =
		describeDriverError(error) ?? (error instanceof Error ? error.message : `${error}`);
	const told = rejections.find(([pattern]) => pattern.test(reason))?.[1];
	if (told) return `O banco de dados em ${host} ${told}`;
	const isMissing = await isUnknown(hostname.replace(/^\[|\]$/g, ''), find);
	const why = isMissing ? describeUnknownHost(hostname) : reason;
	return `O banco de dados em ${host} não respondeu: ${why}`;
}
