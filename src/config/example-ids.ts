/** The posts of 'Começar com exemplos': whoever creates them gives these ids, by which they are known ever after. */
export const exampleIds: readonly string[] = [
	'0e7a1e00-0001-4000-8000-000000000001',
	'0e7a1e00-0001-4000-8000-000000000002',
	'0e7a1e00-0001-4000-8000-000000000003',
];
