import article from '#styles/article.css?inline';
import articleEnd from '#styles/article-end.css?inline';
import base from '#styles/base.css?inline';
import card from '#styles/card.css?inline';
import category from '#styles/category.css?inline';
import face from '#styles/face.css?inline';
import figures from '#styles/figures.css?inline';
import gallery from '#styles/gallery.css?inline';
import list from '#styles/list.css?inline';
import print from '#styles/print.css?inline';
import prose from '#styles/prose.css?inline';
import rich from '#styles/rich.css?inline';
import shell from '#styles/shell.css?inline';
import tokens from '#styles/tokens.css?inline';

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
