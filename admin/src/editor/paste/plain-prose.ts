const addresses = /https?:\/\/\S+|<?[\w.+-]+@[\w.-]+>?/g;
const quotes = /^(?:> ?)+/gm;
/** What code has, and a mail does not: its signs, columns, and lines further in than the text. */
const signs =
	/[{}<>=\\|`^~\u2500-\u257f]|[;(]$|\w\(|\/\/|::|->|[\p{L}\d]_|_[\p{L}\d]|^\s*[#@%$]|\S\t|[^\s.!?] {3,}\S|^(?: {4}|\t)|^[-dlrwx]{10}\s/mu;
/** Six words in a row, and the end of a sentence behind one. */
const sentence = /(?:\p{L}{1,30},?\s){5}\p{L}[\s\S]*\p{L}[.!?…:](?:\s|$)/u;

/** Whether a text that keeps its lines cannot be prose. */
export const hasCodeSigns = (text: string): boolean =>
	signs.test(text.replace(addresses, '').replace(quotes, ''));

/** Whether it is surely prose, such as a mail that a page shows in an even face. */
export const isProse = (text: string): boolean => !hasCodeSigns(text) && sentence.test(text);
