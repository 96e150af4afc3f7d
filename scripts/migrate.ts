import { openDatabase } from './local/open-database.ts';
import { runCommand } from './local/run-command.ts';
import { say } from './local/say.ts';
import { readLocalSettings } from './local/settings.ts';

await runCommand(async () => {
	await (await openDatabase(readLocalSettings())).close();
	say('O banco de dados está na versão mais nova.');
});
