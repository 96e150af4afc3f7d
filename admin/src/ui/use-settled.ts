import { useEffect, useState } from 'react';

export const settleMs = 400;

/** The value shortly after its last change; the one before stays until then. */
export function useSettled<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), settleMs);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}
