const code = [
	/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm,
	/<(pre|code)\b[^>]*>[\s\S]*?<\/\1>/gi,
	/<!--[\s\S]*?-->/g,
	/(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S]){1,2000}?(?<!`)\1(?!`)/g,
];

/** Replaces code and hidden parts of a text with blanks; all other characters keep their offsets. */
export function maskCode(text: string): string {
	let masked = text;
	for (const each of code) masked = masked.replace(each, (part) => part.replace(/[^\n]/g, ' '));
	return masked;
}
