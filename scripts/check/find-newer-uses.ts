import ts from 'typescript';
import type { OldestBrowsers } from '../../src/config/oldest-browsers.ts';
import { isAllowed } from './allowed-interfaces.ts';
import { isTested } from './is-tested.ts';
import { describeGlobal, describeMember, namesOfNewer } from './newer-interfaces.ts';

export interface NewerUse {
	file: string;
	/** Such as `URLSearchParams.size`. */
	name: string;
	/** Such as `Safari 17, iOS 17`. */
	since: string;
}

const options: ts.CompilerOptions = {
	allowJs: true,
	allowImportingTsExtensions: true,
	jsx: ts.JsxEmit.ReactJSX,
	lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	noEmit: true,
	strict: true,
	target: ts.ScriptTarget.ESNext,
	types: [],
};

/** TypeScript's names for what the data calls otherwise. */
const otherNames: Record<string, string> = {
	ArrayIterator: 'Iterator',
	IteratorObject: 'Iterator',
	ReadonlyArray: 'Array',
	ReadonlyMap: 'Map',
	ReadonlySet: 'Set',
	Console: 'console',
};
const toDataName = (name: string) => otherNames[name] ?? name.replace(/Constructor$/, '');

interface Context {
	program: ts.Program;
	checker: ts.TypeChecker;
	oldest: OldestBrowsers;
	newer: ReturnType<typeof namesOfNewer>;
	/** Names that the files give to something of their own: they say nothing where the type is unknown. */
	given: ReadonlySet<string>;
}

type Use = Omit<NewerUse, 'file'> & {
	/** What a test for it may ask for. */
	tests: string[];
};

const isBuiltIn = (symbol: ts.Symbol | undefined, { program }: Context) =>
	symbol?.declarations?.some((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()));

/** The names of a value's interfaces, its own first. */
function listInterfaces(type: ts.Type, checker: ts.TypeChecker): string[] {
	if (type.isUnionOrIntersection())
		return type.types.flatMap((each) => listInterfaces(each, checker));
	const own = checker.getApparentType(type);
	const { target = own } = own as Partial<ts.TypeReference>;
	const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
	const name = own.getSymbol()?.name;
	const inherited = bases.flatMap((each) => listInterfaces(each, checker));
	return name === undefined ? inherited : [toDataName(name), ...inherited];
}

/** The global, such as `URL`, that an expression names. */
function findGlobal(object: ts.Node, context: Context): string[] {
	const symbol = context.checker.getSymbolAtLocation(object);
	const isValue = symbol && symbol.flags & ts.SymbolFlags.Value & ~ts.SymbolFlags.Property;
	return isValue && isBuiltIn(symbol, context) ? [symbol.name] : [];
}

/** `object` is what the member is read of: an expression, or the pattern that takes it apart. */
function readMember(
	object: ts.Node,
	{ text: name }: ts.Identifier,
	context: Context,
): Use | undefined {
	const { checker, oldest, newer, given } = context;
	if (!newer.has(name)) return undefined;
	const type = checker.getTypeAtLocation(object);
	if (type.flags & ts.TypeFlags.Any) {
		const since = given.has(name) ? undefined : newer.get(name);
		return since ? { name, since, tests: [name] } : undefined;
	}
	const property = checker.getPropertyOfType(checker.getApparentType(type), name);
	if (!isBuiltIn(property, context)) return undefined;
	const globals = findGlobal(object, context);
	const owners = [...globals, ...listInterfaces(type, checker)];
	const found = describeMember(
		[
			...globals.map((owner) => [owner, `${name}_static`] as const),
			...owners.map((owner) => [owner, name] as const),
		],
		oldest,
	);
	return found && { name: `${found.owner}.${name}`, since: found.since, tests: [name, ...globals] };
}

function readGlobal(node: ts.Identifier, context: Context): Use | undefined {
	const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
	if (isMember || ts.isPartOfTypeNode(node)) return undefined;
	if (!isBuiltIn(context.checker.getSymbolAtLocation(node), context)) return undefined;
	const since = describeGlobal(node.text, context.oldest);
	return since ? { name: node.text, since, tests: [node.text] } : undefined;
}

/** The property that tells of a flag; a browser that does not know one reads nothing of the script. */
const flagNames: Record<string, string> = { d: 'hasIndices', v: 'unicodeSets' };

function readFlags({ text }: ts.RegularExpressionLiteral, { oldest }: Context): Use | undefined {
	for (const flag of text.slice(text.lastIndexOf('/') + 1)) {
		const name = flagNames[flag] ?? 'flags';
		const found = describeMember([['RegExp', name]], oldest);
		if (found) return { name: `RegExp.${name}`, since: found.since, tests: [] };
	}
	return undefined;
}

function readUse(node: ts.Node, context: Context): Use | undefined {
	if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name))
		return readMember(node.expression, node.name, context);
	if (ts.isBindingElement(node)) {
		const name = node.propertyName ?? node.name;
		return ts.isIdentifier(name) ? readMember(node.parent, name, context) : undefined;
	}
	if (ts.isRegularExpressionLiteral(node)) return readFlags(node, context);
	return ts.isIdentifier(node) ? readGlobal(node, context) : undefined;
}

function listNodes(root: ts.Node): ts.Node[] {
	const nodes: ts.Node[] = [];
	const add = (node: ts.Node) => {
		nodes.push(node);
		ts.forEachChild(node, add);
	};
	add(root);
	return nodes;
}

/** The name under which code keeps something: of a property, a method, or what is assigned to one. */
function findGiven(node: ts.Node): string | undefined {
	if (ts.isPropertyAccessExpression(node)) {
		const { parent } = node;
		const isAssigned = ts.isBinaryExpression(parent) && parent.left === node;
		return isAssigned && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
			? node.name.text
			: undefined;
	}
	if (!ts.isObjectLiteralElement(node) && !ts.isClassElement(node)) return undefined;
	return node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

/** The files of a program that run: those given and what they import by more than type, without packages. */
function listRun(program: ts.Program, checker: ts.TypeChecker, files: readonly string[]) {
	const run = new Set<ts.SourceFile>();
	const add = (source: ts.SourceFile | undefined): void => {
		if (!source || source.isDeclarationFile || run.has(source)) return;
		run.add(source);
		for (const node of listNodes(source)) {
			const imported =
				ts.isStringLiteral(node) && isImported(node) && checker.getSymbolAtLocation(node);
			if (imported) add(imported.declarations?.find(ts.isSourceFile));
		}
	};
	for (const file of files) add(program.getSourceFile(file));
	return [...run].filter(({ fileName }) => !fileName.includes('/node_modules/'));
}

function isImported({ parent }: ts.StringLiteral): boolean {
	if (ts.isImportDeclaration(parent)) return !parent.importClause?.isTypeOnly;
	if (ts.isExportDeclaration(parent)) return !parent.isTypeOnly;
	return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/**
 * Interfaces newer than `oldest` that sources or bundles, and what they import, use without asking for them. TypeScript
 * infers the types in a bundle.
 */
export function findNewerUses(files: readonly string[], oldest: OldestBrowsers): NewerUse[] {
	const program = ts.createProgram([...files], options);
	// Also tells nodes their parents.
	const checker = program.getTypeChecker();
	const run = listRun(program, checker, files).map(
		(source) => [source.fileName, listNodes(source)] as const,
	);
	const given = new Set(run.flatMap(([, nodes]) => nodes.flatMap((node) => findGiven(node) ?? [])));
	const context: Context = { program, checker, oldest, newer: namesOfNewer(oldest), given };
	const found = run.flatMap(([file, nodes]) =>
		nodes.flatMap((node) => {
			const use = readUse(node, context);
			const isFound = use && !isAllowed(use.name) && !isTested(node, use.tests);
			return isFound ? [{ file, name: use.name, since: use.since }] : [];
		}),
	);
	return [...new Map(found.map((use) => [`${use.file} ${use.name}`, use])).values()];
}
