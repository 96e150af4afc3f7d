/** The `type` of a list by its `list-style-type`. */
export const listTypes: Readonly<Record<string, string>> = {
	'lower-alpha': 'a',
	'lower-latin': 'a',
	'upper-alpha': 'A',
	'upper-latin': 'A',
	'lower-roman': 'i',
	'upper-roman': 'I',
};
