import { expect, inject, test } from 'vitest';
import type { Kept } from '../kept.ts';

/** A browser that never was here: nobody is signed in, and nothing was answered about cookies. */
export async function forget({ visit }: Kept): Promise<void> {
	await visit.open('/');
	await visit.run(() => localStorage.clear());
}

export async function signIn(kept: Kept): Promise<void> {
	const { visit } = kept;
	const { email, password } = inject('site');
	await forget(kept);
	await visit.open('/admin');
	await visit.click('input', 'E-mail');
	await visit.type(email);
	await visit.click('input', 'Senha');
	await visit.type(password);
	await visit.press('Enter');
	await visit.see('Welcome back, Marina!');
}

export function checkSigningIn(kept: Kept): void {
	test('A4: who signs in at http://localhost is still in after five seconds', async () => {
		const { visit } = kept;
		await signIn(kept);
		await new Promise((resolve) => setTimeout(resolve, 5_000));
		await visit.open('/admin');
		await visit.see('Olá, Marina');
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		expect(await visit.run(() => location.pathname)).toBe('/admin');
	});
}
