/** A table that is asked for names from outside: it has its own alone, and neither `constructor` nor `__proto__`. */
export const tableOf = <Value>(own: Record<string, Value>): Readonly<Record<string, Value>> =>
	Object.assign(Object.create(null), own);
