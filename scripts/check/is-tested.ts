import ts from 'typescript';

const choices = new Set([
	ts.SyntaxKind.AmpersandAmpersandToken,
	ts.SyntaxKind.BarBarToken,
	ts.SyntaxKind.QuestionQuestionToken,
]);
const comparisons = new Set([
	ts.SyntaxKind.EqualsEqualsEqualsToken,
	ts.SyntaxKind.ExclamationEqualsEqualsToken,
	ts.SyntaxKind.EqualsEqualsToken,
	ts.SyntaxKind.ExclamationEqualsToken,
]);

/** The condition under which other parts of `node` run. */
function findCondition(node: ts.Node): ts.Node | undefined {
	if (ts.isIfStatement(node)) return node.expression;
	if (ts.isConditionalExpression(node)) return node.condition;
	if (ts.isBinaryExpression(node) && choices.has(node.operatorToken.kind)) return node.left;
	return undefined;
}

/** Whether it only asks if the interface is there: `'size' in query`, `typeof query.size`, `!query.size`. */
function isTest(use: ts.Node): boolean {
	const { parent } = use;
	if (ts.isTypeOfExpression(parent)) return true;
	if (ts.isParenthesizedExpression(parent) || ts.isPrefixUnaryExpression(parent))
		return isTest(parent);
	if (ts.isBinaryExpression(parent)) {
		const { operatorToken, left, right } = parent;
		if (operatorToken.kind === ts.SyntaxKind.InKeyword) return true;
		if (choices.has(operatorToken.kind) && left === use) return true;
		const other = left === use ? right : left;
		const isNothing = /^(undefined|void 0|null)$/.test(other.getText());
		if (comparisons.has(operatorToken.kind) && isNothing) return true;
	}
	return findCondition(parent) === use;
}

const asksFor = (condition: ts.Node, names: readonly string[]): boolean =>
	((ts.isIdentifier(condition) || ts.isStringLiteralLike(condition)) &&
		names.includes(condition.text)) ||
	(ts.forEachChild(condition, (child) => asksFor(child, names)) ?? false);

/** Whether code has asked for an interface, by one of its `names`, before it uses it; `?.` asks, too. */
export function isTested(use: ts.Node, names: readonly string[]): boolean {
	const { parent } = use;
	const isCall = ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent);
	if (isCall && parent.questionDotToken && parent.expression === use) return true;
	if (isTest(use)) return true;
	for (let node = use; node.parent; node = node.parent) {
		const condition = findCondition(node.parent);
		if (condition && condition !== node && asksFor(condition, names)) return true;
		if (!ts.isBlock(node.parent)) continue;
		const before = node.parent.statements.filter(({ end }) => end <= node.pos);
		if (before.some((each) => ts.isIfStatement(each) && asksFor(each.expression, names)))
			return true;
	}
	return false;
}
