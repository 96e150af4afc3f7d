import type { FirstSignIn } from './first-admin.ts';
import type { LocalSettings } from './settings.ts';

/** Says where the site is, and how to sign in: the password is known only to the run that created the account. */
export function sayReady({ port }: LocalSettings, signIn: FirstSignIn | undefined): void {
	const address = `http://localhost:${port}`;
	console.log(`\nPronto: ${address}`);
	console.log(`Painel: ${address}/admin`);
	if (!signIn) {
		console.log('Entre com sua conta (outra senha: npm run admin -- reset-password --email …)');
		return;
	}
	console.log(`Entre com: ${signIn.email}`);
	const password = signIn.password && `${signIn.password}   (mostrada só desta vez)`;
	console.log(`Senha:     ${password ?? 'a de ADMIN_PASSWORD'}`);
}
