import { randomBytes } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { siteStatus, siteStatusReply } from '#contract/site-status';
import { createSession, deleteSession } from '#db/accounts/admin-sessions';
import { storedUser } from '#db/accounts/admin-users';
import { connect } from '#db/client';
import { adminUsers } from '#db/schema';
import { bad, type Finding, good } from '#domain/site/finding';
import { formatDistance } from '#domain/time/schedule';
import { hashToken, signAdminToken } from '#lib/tokens';
import { newHook } from './check-services.ts';
import { reasonOf } from './format-finding.ts';

interface Desk {
	siteUrl: string;
	databaseUrl: string;
	authSecret: string;
	now: () => Date;
}

const timeoutMs = 15_000;
const quietMs = 3 * 60_000;
const secretMend = 'DATABASE_URL e AUTH_SECRET daqui têm de ser os do site.';

/** Calls the site as a signed-in editor, with a temporary session. */
async function askStatus({ siteUrl, databaseUrl, authSecret, now }: Desk) {
	const { db, close } = await connect(databaseUrl, () => undefined, { max: 1 });
	const sessionToken = randomBytes(32).toString('base64url');
	const tokenHash = hashToken(sessionToken);
	try {
		const [user] = await db
			.select(storedUser)
			.from(adminUsers)
			.where(isNull(adminUsers.disabled_at))
			.limit(1);
		if (!user) return undefined;
		const session = await createSession(db, {
			user,
			tokenHash,
			bindingHash: null,
			ip: '',
			now: now(),
			aal: 2,
			userAgent: 'npm run doctor',
		});
		if (!session) return undefined;
		const secret = new TextEncoder().encode(authSecret);
		const token = await signAdminToken({ authSecret: async () => secret, now }, session.id);
		const answer = await fetch(new URL(`/api/${siteStatus.name}`, siteUrl), {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-admin-token': token },
			body: JSON.stringify({ action: 'get' }),
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!answer.ok) throw new Error(`o painel respondeu ${answer.status}`);
		return siteStatusReply.parse(await answer.json());
	} finally {
		await deleteSession(db, tokenHash);
		await close();
	}
}

const changes = (count: number) => (count === 1 ? '1 mudança' : `${count} mudanças`);

function checkScheduler(lastRun: string | null, overdue: number, now: Date): Finding {
	const about = 'Agendador';
	const mend =
		'Veja Logs → Functions → scheduled-publish no Netlify: ela roda a cada minuto no deploy publicado. Sem nenhuma linha, publique de novo.';
	if (lastRun === null) return bad(about, 'nunca rodou.', mend);
	const heard = formatDistance(lastRun, now.toISOString());
	if (now.getTime() - Date.parse(lastRun) > quietMs) return bad(about, `não roda ${heard}.`, mend);
	if (overdue > 0)
		return bad(
			about,
			`roda, e ${overdue === 1 ? '1 post passou' : `${overdue} posts passaram`} da hora.`,
			mend,
		);
	return good(about, `rodou ${heard}, e nada está atrasado.`);
}

/** The scheduler's heartbeat, waiting publications and the month's budget, as the desk shows them. */
export async function checkDesk(desk: Desk): Promise<Finding[]> {
	try {
		const status = await askStatus(desk);
		if (!status) return [];
		const { scheduler, build, pending, budget } = status;
		const found = [checkScheduler(scheduler.last_run_at, scheduler.overdue, desk.now())];
		found.push(
			build.state === 'failed'
				? bad(
						'Última atualização',
						`falhou (${(build.reason === 'hook' ? build.log : build.reason) ?? 'code'}), e ${changes(pending.length)} na fila.`,
						build.reason === 'hook'
							? newHook
							: 'Leia o registro em Deploys, no Netlify, ou em Sistema, no painel.',
					)
				: good(
						'Publicação',
						pending.length === 0
							? 'nada na fila.'
							: `${changes(pending.length)} na fila (${build.state}).`,
					),
		);
		if (budget)
			found.push(
				budget.used < budget.limit - budget.kept
					? good('Atualizações do mês', `${budget.used} de ${budget.limit}.`)
					: bad(
							'Atualizações do mês',
							`${budget.used} de ${budget.limit} foram usadas.`,
							'Espere a contagem do mês recomeçar, ou corrija o limite em Sistema, se o plano permite.',
						),
			);
		return found;
	} catch (error) {
		return [bad('Painel', `não respondeu: ${reasonOf(error)}`, secretMend)];
	}
}
