import article from '../../../../../src/styles/article.css?inline';
import articleEnd from '../../../../../src/styles/article-end.css?inline';
import base from '../../../../../src/styles/base.css?inline';
import card from '../../../../../src/styles/card.css?inline';
import category from '../../../../../src/styles/category.css?inline';
import face from '../../../../../src/styles/face.css?inline';
import figures from '../../../../../src/styles/figures.css?inline';
import gallery from '../../../../../src/styles/gallery.css?inline';
import list from '../../../../../src/styles/list.css?inline';
import print from '../../../../../src/styles/print.css?inline';
import prose from '../../../../../src/styles/prose.css?inline';
import rich from '../../../../../src/styles/rich.css?inline';
import shell from '../../../../../src/styles/shell.css?inline';
import tokens from '../../../../../src/styles/tokens.css?inline';

/** The style sheets of the public preview (`src/pages/previa.astro`), in its order. */
export const publicStyles = [
	tokens,
	base,
	category,
	shell,
	card,
	list,
	article,
	prose,
	figures,
	rich,
	gallery,
	articleEnd,
	face,
	`@media print {${print}}`,
].join('\n');
