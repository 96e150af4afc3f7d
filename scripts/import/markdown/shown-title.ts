import { htmlToText } from '../html/article-text.ts';

const inline =
	/<\/?(?:a|abbr|b|br|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi;

/** Jekyll and Hexo write a title into the page as it is, so that it can contain HTML. */
export function shownTitle(title: string): string {
	const bare = title.replace(inline, '');
	return /&#?\w+;/.test(bare) ? htmlToText(bare.replaceAll('<', '&lt;')) : bare;
}
