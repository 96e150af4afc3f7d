import { fail } from './local/fail.ts';
import { openDatabase } from './local/open-database.ts';
import { readLocalSettings } from './local/settings.ts';

try {
	await (await openDatabase(readLocalSettings())).close();
	console.log('O banco de dados está na versão mais nova.');
} catch (error) {
	fail(error);
}
