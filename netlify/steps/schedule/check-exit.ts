import { listPlans } from '#db/plans/plans';
import { AppError } from '#domain/app-error';
import { formatDateTime } from '#domain/time/dates';
import type { Deps } from '#lib/deps';

/** A post cannot come out after the time at which it leaves the site. */
export async function checkExit(postId: string, scheduledAt: string, deps: Deps): Promise<void> {
	const exit = (await listPlans(deps.db, postId)).find(({ kind }) => kind === 'removal');
	if (!exit || Date.parse(exit.at) > Date.parse(scheduledAt)) return;
	const message = `A saída do ar está marcada para ${formatDateTime(exit.at)}. Ela precisa ser depois da data de publicar.`;
	throw new AppError('invalid_input', message, {
		field: 'scheduled_at',
		fields: { scheduled_at: message },
	});
}
