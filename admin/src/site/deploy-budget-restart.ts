import type { SiteStatus } from '#contract/site-status';
import { formatComing } from '../ui/times.ts';

/** What follows 'quando a contagem do mês recomeçar': when that is; nothing where the server does not say. */
export const monthRestart = (budget: SiteStatus['budget'], now: string): string =>
	budget?.month ? `: ${formatComing(budget.month.end, now)}` : '';
