import { tableOf } from './table-of.ts';
/** The `type` of a list by its `list-style-type`. */
export const listTypes = tableOf<string>({
	'lower-alpha': 'a',
	'lower-latin': 'a',
	'upper-alpha': 'A',
	'upper-latin': 'A',
	'lower-roman': 'i',
	'upper-roman': 'I',
});
