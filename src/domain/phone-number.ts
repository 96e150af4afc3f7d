/**
 * The digits of an international number as people write it, `+55 11 91234-5678`; undefined when nobody could be called
 * there. Brazilian numbers have ten or eleven digits after the country's.
 */
export function phoneDigits(written: string): string | undefined {
	const digits = written.replace(/\D/g, '');
	const isWhole = digits.startsWith('55') ? /^\d{12,13}$/ : /^[1-9]\d{6,14}$/;
	return /^\+[\d ().-]+$/.test(written) && isWhole.test(digits) ? digits : undefined;
}
