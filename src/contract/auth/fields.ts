import { z } from 'zod';
import { limits } from '#config/limits';
import { wellFormedText } from '../plain-fields.ts';

const noEmail = 'You must provide either an email or phone number';

/** An account's e-mail address. When it is missing, the error is in the backend client's own words. */
export const email = z
	.string(noEmail)
	.min(1, noEmail)
	.max(254)
	.pipe(wellFormedText)
	.transform((text) => text.trim());

export const password = wellFormedText.min(1, 'Informe a senha.').max(limits.password);

/** A code from an app, a mail or the list of recovery codes. */
export const code = wellFormedText.min(1, 'Informe o código.').max(64);
