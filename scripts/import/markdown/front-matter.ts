import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

type Fields = Record<string, unknown>;

export interface FrontMatter {
	/** Field names in lower case, times as text. */
	fields: Fields;
	/** Names that stand there more than once. */
	repeated: string[];
	content: string;
}

const line = '[ \\t]*\\n';
const end = '[ \\t]*(?:\\n|$)';
const between = (open: string, close: string) =>
	new RegExp(`^${open}${line}([\\s\\S]*?)(?:^|\\n)${close}${end}`);
/** Three dashes may name what follows, and Hexo has JSON between semicolons. */
const blocks: readonly (readonly [kind: string, block: RegExp])[] = [
	['yaml', between('-{3,}(?:ya?ml)?', '(?:-{3,}|\\.\\.\\.)')],
	['toml', between('(?:\\+{3}|---toml)', '(?:\\+{3}|---)')],
	// Hugo asks for no line of its own for the marks.
	['yaml', /^---(?=["']?[a-z][\w-]*["']?[ \t]*:(?:\s))([\s\S]*?)\n-{3,}[ \t]*(?:\n|$)/i],
	['toml', /^\+{3}(?=["']?[a-z][\w-]*["']?[ \t]*=)([\s\S]*?)\n\+{3}[ \t]*(?:\n|$)/i],
	['json', between('---json', '---')],
	['inner json', between(';{3,}', ';{3,}')],
	['inner json', new RegExp(`^(?=[ \\t]*"[\\w-]+"[ \\t]*:)((?:[^\\n]*\\n)+?);{3,}${end}`)],
	['program', between('---(?:js|javascript|ts|coffee)', '---')],
	['json', new RegExp(`^(\\{[ \\t]*"[\\w-]+"[ \\t]*:[^\\n]*\\})${end}`)],
	['json', new RegExp(`^(\\{${line}[\\s\\S]*?\\n\\})${end}`)],
	// Nikola's, in a comment.
	['nikola', /^<!--[ \t]*\n((?:\.\. [a-z][\w-]*:[^\n]*\n|[ \t]*\n)+)[ \t]*-->[ \t]*(?:\n|$)/i],
	['lines', /^((?:[a-z][\w-]*::[ \t][^\n]*\n)+)(?:[ \t]*\n)?/i],
];
/** Pelican's header ends at an empty line, Hexo's at three dashes. */
const plainLines =
	/^((?=[a-z])(?:[a-z][\w-]*[ \t]*:[^\n]*\n|[ \t]+[^\n]*\n|-[ \t][^\n]*\n)+?)(?:---[ \t]*(?:\n|$)|[ \t]*(?:\n|$))/i;
/** A text may begin with such lines, too. */
const isTitled = /^(?:title|layout)[ \t]*:/im;
const saysState =
	/^(?:status[ \t]*:[ \t]*(?:published|draft|hidden|skip|private|rascunho)|(?:draft|published|publish)[ \t]*:[ \t]*\S+)[ \t]*$/im;

/** A rule of dashes can begin a text too, but no field follows it. */
const unclosed =
	/^(?:---|\+\+\+)[ \t]*\n(?:[^\n]+\n){0,9}?["']?(?:title|layout|date|slug|authors?|categor(?:y|ies)|tags|draft|description|permalink|publish(?:ed)?|status|private|hidden|unlisted)["']?[ \t]*[:=]/i;

/** Whether a file begins like one with front matter. */
export const startsFrontMatter = (start: string) => /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n/.test(start);

export function isRecord(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an article's front matter in any tool's format. Throws when it is invalid. */
export function readFrontMatter(source: string): FrontMatter {
	const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	const { kind, match } = findBlock(text.replace(/^(?:[ \t]*\n)+/, ''));
	const block = match?.[1] ?? '';
	const given = match && readBlock(kind, block);
	if (!match || typeof given === 'string') {
		if (unclosed.test(text)) throw new Error('o cabeçalho não termina: falta a linha que o fecha');
		return { fields: {}, repeated: [], content: text };
	}
	if (Array.isArray(given)) throw new Error('o cabeçalho não diz nomes de campos');
	return {
		fields: isRecord(given) ? tidy(given) : {},
		repeated: kind === 'yaml' ? listRepeated(block) : [],
		content: match.input.slice(match[0].length),
	};
}

/** Reads a tool's settings, by the ending of their file's name. */
export function readSettings(name: string, text: string): Fields {
	const kind = /\.toml$/.test(name) ? 'toml' : /\.json$/.test(name) ? 'json' : 'yaml';
	const read = readBlock(kind, text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
	return isRecord(read) ? tidy(read) : {};
}

function listRepeated(block: string): string[] {
	const known = new Set<string>();
	const repeated = new Set<string>();
	for (const [, name = ''] of block.matchAll(/^([\w-]+)[ \t]*:(?=\s|$)/gm))
		(known.has(name) ? repeated : known).add(name);
	return [...repeated];
}

function findBlock(text: string): { kind: string; match: RegExpExecArray | null } {
	for (const [kind, block] of blocks) {
		const match = block.exec(text);
		if (match) return { kind, match };
	}
	const match = plainLines.exec(text);
	const lines = match?.[1] ?? '';
	const isHeader = isTitled.test(lines) || saysState.test(lines);
	return { kind: 'lines', match: isHeader ? match : null };
}

function readBlock(kind: string, block: string): unknown {
	// Numbers of other services are longer than a number can be.
	if (kind === 'toml') return parseToml(block, { integersAsBigInt: 'asNeeded' });
	if (kind === 'json') return JSON.parse(block);
	if (kind === 'inner json') return JSON.parse(`{${block}}`);
	if (kind === 'program') throw new Error('o cabeçalho é um programa, que não é aceito');
	if (kind === 'lines') return readLines(block);
	if (kind === 'nikola') return withTagOfState(readLines(block));
	// Tolerates duplicate keys and tabs before a value.
	const read = (text: string): unknown =>
		parseYaml(text, { uniqueKeys: false, merge: true, logLevel: 'error' });
	const spaced = block.replace(/\t/g, '  ');
	try {
		const given = read(spaced);
		return typeof given === 'string' && isPlain(block) ? readLines(block) : given;
	} catch (error) {
		// Tolerates an unquoted colon in a title, as tools that read line by line do.
		if (isPlain(block)) return readLines(block);
		// Tolerates a value that goes on at the beginning of the next line.
		const indented = spaced.replace(/^(?![\w-]+ *:|[-#}\]\s]|$)/gm, '  ');
		if (indented !== spaced) return read(indented);
		throw error;
	}
}

const isPlain = (block: string) =>
	block
		.split('\n')
		.every((each) =>
			/^[a-z][\w-]*[ \t]*:(?:[ \t]+[^[{&*|>\s]|[^[{&*|>\s/]|[ \t]*$)|^[ \t]*$/i.test(each),
		);

/** `Nome: valor`; the value may contain anything. */
function readLines(block: string): Fields {
	const fields: Fields = {};
	let name = '';
	for (const each of block.split('\n')) {
		const [, key, value = ''] = /^(?:\.\. )?([a-z][\w-]*)[ \t]*::?[ \t]*(.*)$/i.exec(each) ?? [];
		if (key) {
			name = key;
			fields[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2');
		} else if (name && each.trim()) {
			const item = each.trim().replace(/^-[ \t]+/, '');
			const before = fields[name];
			fields[name] = before ? `${before}, ${item}` : item;
		}
	}
	return fields;
}

/** Nikola hides by a tag, too. */
function withTagOfState(fields: Fields): Fields {
	const tags = String(fields['tags'] ?? '').split(',');
	const state = tags.map((tag) => tag.trim()).find((tag) => /^(?:draft|private)$/i.test(tag));
	return state === undefined ? fields : { ...fields, state };
}

function tidy(value: Fields): Fields {
	const entries = Object.entries(value).map(([name, inner]) => [name.toLowerCase(), plain(inner)]);
	return Object.fromEntries(entries);
}

/** Keeps TOML's times as text, because only the text shows whether a zone was given. */
function plain(value: unknown): unknown {
	if (value instanceof Date) return value.toISOString();
	if (Array.isArray(value)) return value.map(plain);
	return isRecord(value) ? tidy(value) : value;
}
