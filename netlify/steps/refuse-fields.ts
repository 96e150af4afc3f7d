import type { z } from 'zod';
import { AppError } from '#domain/app-error';

/** What a text lacks by the form's rules, in all their sentences; the first field is the one to go to. */
export function refuseFields({ issues }: z.ZodError): AppError {
	const sentences = [...new Set(issues.map(({ message }) => message))];
	return new AppError('invalid_input', sentences.join(' '), {
		field: issues[0]?.path.join('.') ?? '',
	});
}
