import { parseSync } from 'vite';
import { isRecord } from './front-matter.ts';

type Fields = Record<string, unknown>;

/** What stands in a program as it is; undefined for what only running it tells. */
function literalOf(node: unknown): unknown {
	if (!isRecord(node)) return undefined;
	const { type, value, elements, properties, quasis, expression } = node;
	if (type === 'Literal') return value;
	if (type === 'ArrayExpression') return (elements as unknown[]).map(literalOf);
	if (type === 'ObjectExpression') {
		const entries = (properties as Fields[]).flatMap(({ key, value }) => {
			const name = isRecord(key) ? (key['name'] ?? key['value']) : undefined;
			return name === undefined ? [] : [[String(name), literalOf(value)]];
		});
		return Object.fromEntries(entries);
	}
	if (type === 'TemplateLiteral') {
		const [only, ...others] = quasis as { value: { cooked: string } }[];
		return others.length === 0 ? only?.value.cooked : undefined;
	}
	if (type === 'UnaryExpression' && node['operator'] === '!') {
		const { type: inner, value: given } = node['argument'] as Fields;
		return inner === 'Literal' ? !given : undefined;
	}
	if (type === 'ArrowFunctionExpression') return literalOf(node['body']);
	return expression === undefined ? undefined : literalOf(expression);
}

function* listLiterals(node: unknown): Generator<unknown> {
	if (Array.isArray(node)) for (const each of node) yield* listLiterals(each);
	if (!isRecord(node)) return;
	if (/^(?:Object|Array)Expression$/.test(String(node['type']))) yield literalOf(node);
	for (const each of Object.values(node)) yield* listLiterals(each);
}

/** The objects and lists of a program, the outer before the inner; it is parsed, and never run. */
export function readLiterals(name: string, text: string): unknown[] {
	const { program, errors } = parseSync(name, text, { lang: /ts$/.test(name) ? 'ts' : 'js' });
	return errors.length > 0 ? [] : [...listLiterals(program.body)];
}
