const ligature = /[\ufb00-\ufb06]/g;
const softHyphen = /\u00ad/g;

/** The letters that a page was set from: ligatures are two or three, and hyphens for line ends are none. */
export const plainLetters = (text: string): string =>
	text.replace(softHyphen, '').replace(ligature, (letters) => letters.normalize('NFKC'));
