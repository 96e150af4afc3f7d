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
const yaml = new RegExp(`^---${line}([\\s\\S]*?)(?:^|\\n)(?:---|\\.\\.\\.)${end}`);
const toml = new RegExp(`^\\+\\+\\+${line}([\\s\\S]*?)(?:^|\\n)\\+\\+\\+${end}`);
const json = new RegExp(`^(\\{${line}[\\s\\S]*?\\n\\})${end}`);
/** Pelican's header ends at an empty line, Hexo's at three dashes; both start with a known field name. */
const plainLines =
	/^((?:title|date|layout|slug|author|category|tags)[ \t]*:[^\n]*\n(?:[a-z][\w-]*[ \t]*:[^\n]*\n|[ \t]+[^\n]*\n|-[ \t][^\n]*\n)*?)(?:---[ \t]*(?:\n|$)|[ \t]*(?:\n|$))/i;

/** A rule of dashes can begin a text too, but no field follows it. */
const unclosed =
	/^(?:---|\+\+\+)[ \t]*\n(?:[^\n]+\n){0,9}?["']?(?:title|layout|date|slug|authors?|categor(?:y|ies)|tags|draft|description|permalink)["']?[ \t]*[:=]/i;

/** Whether a file begins like one with front matter. */
export const startsFrontMatter = (start: string) => /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n/.test(start);

export function isRecord(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an article's front matter in any tool's format. Throws when it is invalid. */
export function readFrontMatter(source: string): FrontMatter {
	const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	const [kind, match] = findBlock(text);
	if (!match) {
		if (unclosed.test(text)) throw new Error('o cabeçalho não termina: falta a linha que o fecha');
		return { fields: {}, repeated: [], content: text };
	}
	const block = match[1] ?? '';
	const given = readBlock(kind, block);
	return {
		fields: isRecord(given) ? tidy(given) : {},
		repeated: kind === 'yaml' ? listRepeated(block) : [],
		content: text.slice(match[0].length),
	};
}

/** Reads a tool's settings, by the ending of their file's name. */
export function readSettings(name: string, text: string): Fields {
	const kind = /\.toml$/.test(name) ? 'toml' : /\.json$/.test(name) ? 'json' : 'yaml';
	const read = readBlock(kind, text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
	return isRecord(read) ? tidy(read) : {};
}

function listRepeated(block: string): string[] {
	const names = [...block.matchAll(/^([\w-]+)[ \t]*:(?=\s|$)/gm)].map(([, name = '']) => name);
	return [...new Set(names.filter((name, at) => names.indexOf(name) < at))];
}

function findBlock(text: string): [string, RegExpExecArray | null] {
	if (text.startsWith('---')) return ['yaml', yaml.exec(text)];
	if (text.startsWith('+++')) return ['toml', toml.exec(text)];
	if (text.startsWith('{')) return ['json', json.exec(text)];
	const match = plainLines.exec(text);
	return ['lines', match && /^(?:title|layout)[ \t]*:/im.test(match[1] ?? '') ? match : null];
}

function readBlock(kind: string, block: string): unknown {
	// Numbers of other services are longer than a number can be.
	if (kind === 'toml') return parseToml(block, { integersAsBigInt: 'asNeeded' });
	if (kind === 'json') return JSON.parse(block);
	if (kind === 'lines') return readLines(block);
	// Tolerates duplicate keys and tabs before a value.
	const read = (text: string): unknown => parseYaml(text, { uniqueKeys: false, logLevel: 'error' });
	const spaced = block.replace(/\t/g, '  ');
	try {
		return read(spaced);
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
		.every((each) => /^[a-z][\w-]*[ \t]*:(?:[ \t][^[{&*|>]|[ \t]*$)|^[ \t]*$/i.test(each));

/** `Nome: valor`; the value may contain anything. */
function readLines(block: string): Fields {
	const fields: Fields = {};
	let name = '';
	for (const each of block.split('\n')) {
		const [, key, value = ''] = /^([a-z][\w-]*)[ \t]*:[ \t]*(.*)$/i.exec(each) ?? [];
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
