/** Whether one letter more, less or other, or two swapped neighbours make one word of the other. */
export function isOneEditAway(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1 || one === other) return false;
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	const rest = (word: string, letters: number) => word.slice(start + letters);
	return (
		rest(one, 1) === rest(other, 1) ||
		rest(one, 1) === rest(other, 0) ||
		rest(one, 0) === rest(other, 1) ||
		(rest(one, 2) === rest(other, 2) &&
			one[start] === other[start + 1] &&
			one[start + 1] === other[start])
	);
}
