/** @example counted(1, 'arquivo', 'arquivos') → '1 arquivo' */
export const counted = (count: number, one: string, many: string): string =>
	`${count} ${count === 1 ? one : many}`;
